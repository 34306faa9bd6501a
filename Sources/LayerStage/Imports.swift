package import Displays
public import QuartzCore
