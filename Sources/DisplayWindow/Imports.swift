import CSDL2
package import Displays
