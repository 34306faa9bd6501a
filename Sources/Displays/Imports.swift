package import Compositor
