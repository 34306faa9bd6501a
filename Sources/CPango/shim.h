#pragma once
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
#include <hb.h>
#include <hb-ot.h>

/* A file in memory; declared here because Swift's Glibc leaves it out. */
int memfd_create(const char *name, unsigned int flags);
