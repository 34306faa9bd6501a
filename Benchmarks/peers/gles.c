// OpenGL ES 3 without a screen (EGL's surfaceless platform): on a machine without a GPU, Mesa's llvmpipe.
// usage: gles FOLDER SCENE TEXTURES SAMPLES [damage]
#include "scene.h"
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>

// A corner: position (x, y, w in clip space), texture coordinate with its layer, opacity or light, size and radius.
typedef struct { float x, y, z, w, u, v, slice, factor, width, height, radius, pixels_per_texel; } Corner;

static Scene scene;
static int samples, uses_damage, uses_array;
static GLuint screen, multisampled, program, *textures, corner_buffer, index_buffer;
static Corner *corners;

static const char *vertex_source =
    "#version 300 es\n"
    "layout(location=0) in vec4 position; layout(location=1) in vec4 coordinate; layout(location=2) in vec4 outline;\n"
    "out vec4 c; out vec4 o; void main() { gl_Position = position; c = coordinate; o = outline; }";
static const char *fragment_source =
    "in vec4 c; in vec4 o; out vec4 color;\n"
    "#ifdef ARRAY\n uniform mediump sampler2DArray image;\n#else\n uniform sampler2D image;\n#endif\n"
    "void main() {\n"
    "#ifdef ARRAY\n color = texture(image, c.xyz);\n#else\n color = texture(image, c.xy);\n#endif\n"
    "#ifdef FADES\n color *= c.w;\n#else\n color.rgb *= c.w;\n#endif\n"
    "#ifdef ROUND\n"
    " vec2 q = abs(c.xy - 0.5) * o.xy - (o.xy * 0.5 - o.z); float d = length(max(q, 0.0)) - o.z;\n"
    " color *= clamp(0.5 - d * o.w, 0.0, 1.0);\n"
    "#endif\n}";

static void fail(const char *what) { fprintf(stderr, "%s\n", what); exit(2); }

static GLuint compile(GLenum kind, const char *options, const char *source) {
    const char *head = kind == GL_FRAGMENT_SHADER ? "#version 300 es\nprecision highp float;\n" : "";
    const char *parts[] = {head, options, source};
    GLuint shader = glCreateShader(kind);
    GLint worked;
    glShaderSource(shader, 3, parts, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &worked);
    if (!worked) fail("a shader does not compile");
    return shader;
}

static void make_program(int fades, int rounds) {
    char options[100];
    snprintf(options, sizeof options, "%s%s%s", uses_array ? "#define ARRAY\n" : "", fades ? "#define FADES\n" : "",
             rounds ? "#define ROUND\n" : "");
    program = glCreateProgram();
    glAttachShader(program, compile(GL_VERTEX_SHADER, "", vertex_source));
    glAttachShader(program, compile(GL_FRAGMENT_SHADER, options, fragment_source));
    glLinkProgram(program);
    glUseProgram(program);
    if (fades || rounds) {
        glEnable(GL_BLEND);
        glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    }
}

static void set_sampling(GLenum target) {
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

// Red and blue stay exchanged: it costs nothing and changes no time.
static void make_textures(void) {
    int count = scene.header.textures;
    textures = calloc((size_t)count, sizeof *textures);
    glGenTextures(count, textures);
    if (uses_array) {
        glBindTexture(GL_TEXTURE_2D_ARRAY, textures[0]);
        glTexStorage3D(GL_TEXTURE_2D_ARRAY, 1, GL_RGBA8, scene.sizes[0].width, scene.sizes[0].height, count);
        for (int k = 0; k < count; k++)
            glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, 0, 0, k, scene.sizes[k].width, scene.sizes[k].height, 1, GL_RGBA,
                            GL_UNSIGNED_BYTE, scene.texels[k]);
        set_sampling(GL_TEXTURE_2D_ARRAY);
        return;
    }
    for (int k = 0; k < count; k++) {
        glBindTexture(GL_TEXTURE_2D, textures[k]);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, scene.sizes[k].width, scene.sizes[k].height, 0, GL_RGBA,
                     GL_UNSIGNED_BYTE, scene.texels[k]);
        set_sampling(GL_TEXTURE_2D);
    }
}

static void make_target(void) {
    GLuint color[2];
    glGenFramebuffers(1, &screen);
    glGenRenderbuffers(2, color);
    glBindFramebuffer(GL_FRAMEBUFFER, screen);
    glBindRenderbuffer(GL_RENDERBUFFER, color[0]);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, WIDTH, HEIGHT);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color[0]);
    if (samples < 2) return;
    glGenFramebuffers(1, &multisampled);
    glBindFramebuffer(GL_FRAMEBUFFER, multisampled);
    glBindRenderbuffer(GL_RENDERBUFFER, color[1]);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_RGBA8, WIDTH, HEIGHT);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color[1]);
}

static void place_layers(int frame) {
    const LayerState *states = states_of(&scene, frame);
    for (int k = 0; k < scene.header.layers; k++) {
        const LayerInfo *layer = scene.layers + k;
        const float *m = states[k].map;
        TextureSize size = scene.sizes[layer->texture];
        float factor = states[k].opacity < 1 ? states[k].opacity : 1 - states[k].dimming;
        for (int corner = 0; corner < 4; corner++) {
            float u = (float)(corner & 1), v = (float)(corner >> 1), x = u * (float)size.width, y = v * (float)size.height;
            float w = m[6] * x + m[7] * y + m[8];
            corners[4 * k + corner] = (Corner){
                (m[0] * x + m[1] * y + m[2]) * 2 / WIDTH - w, (m[3] * x + m[4] * y + m[5]) * 2 / HEIGHT - w, 0, w,
                u, v, (float)layer->texture, factor, (float)size.width, (float)size.height, layer->radius,
                sqrtf(fabsf(m[0] * m[4] - m[1] * m[3]))};
        }
    }
}

// The flat page, then the sheet's cells as quads of their own corners.
static int place_mesh(int frame) {
    const float *vertices = vertices_of(&scene, frame);
    int side = scene.cells + 1, count = side * side;
    Corner *sheet = corners + 4;
    for (int k = 0; k < count; k++) {
        float x = vertices[3 * k], y = vertices[3 * k + 1];
        sheet[k] = (Corner){x * 2 / WIDTH - 1, y * 2 / HEIGHT - 1, 0, 1, (float)(k % side) / (float)scene.cells,
                            (float)(k / side) / (float)scene.cells, 1, vertices[3 * k + 2], WIDTH, HEIGHT, 0, 1};
    }
    return 4 + count;
}

static void draw(int frame) {
    glBindFramebuffer(GL_FRAMEBUFFER, samples > 1 ? multisampled : screen);
    glViewport(0, 0, WIDTH, HEIGHT);
    if (uses_damage && frame > 0) {
        Box box = damage_of(&scene, frame);
        glEnable(GL_SCISSOR_TEST);
        glScissor(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
    }
    glClearColor(32 / 255.0f, 40 / 255.0f, 48 / 255.0f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    place_layers(frame);
    int count = scene.header.has_mesh ? place_mesh(frame) : 4 * scene.header.layers;
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(sizeof(Corner) * (size_t)count), corners, GL_STREAM_DRAW);
    if (uses_array) {
        glDrawElements(GL_TRIANGLES, scene.header.layers * 6, GL_UNSIGNED_INT, NULL);
    } else {
        int quads = scene.header.has_mesh ? 1 : scene.header.layers;
        for (int k = 0; k < quads; k++) {
            glBindTexture(GL_TEXTURE_2D, textures[scene.layers[k].texture]);
            glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_INT, (void *)(uintptr_t)(k * 24));
        }
    }
    if (scene.header.has_mesh) {
        glBindTexture(GL_TEXTURE_2D, textures[1]);
        glDrawElements(GL_TRIANGLES, scene.cells * scene.cells * 6, GL_UNSIGNED_INT, (void *)(uintptr_t)24);
    }
    if (samples > 1) {
        glBindFramebuffer(GL_READ_FRAMEBUFFER, multisampled);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, screen);
        glBlitFramebuffer(0, 0, WIDTH, HEIGHT, 0, 0, WIDTH, HEIGHT, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    }
    glFinish();
}

static void make_indices(void) {
    int mesh = scene.header.has_mesh ? scene.cells * scene.cells * 6 : 0;
    uint32_t *indices = malloc(sizeof *indices * (size_t)(scene.header.layers * 6 + mesh));
    for (int k = 0; k < scene.header.layers; k++) {
        uint32_t a = (uint32_t)k * 4, quad[6] = {a, a + 1, a + 2, a + 1, a + 3, a + 2};
        memcpy(indices + k * 6, quad, sizeof quad);
    }
    for (int k = 0; k < mesh; k++) indices[6 + k] = (uint32_t)scene.indices[k] + 4;
    glGenBuffers(1, &index_buffer);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, index_buffer);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, (GLsizeiptr)(sizeof *indices * (size_t)(mesh ? 6 + mesh : scene.header.layers * 6)),
                 indices, GL_STATIC_DRAW);
}

static void open_context(void) {
    PFNEGLGETPLATFORMDISPLAYEXTPROC get_display = (void *)eglGetProcAddress("eglGetPlatformDisplayEXT");
    if (!get_display) fail("EGL has no platform displays");
    EGLDisplay display = get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL)) fail("EGL does not start");
    EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_NONE};
    EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE}, found;
    EGLConfig config;
    eglBindAPI(EGL_OPENGL_ES_API);
    eglChooseConfig(display, wanted, &config, 1, &found);
    EGLContext context = eglCreateContext(display, config, NULL, version);
    if (!eglMakeCurrent(display, NULL, NULL, context)) fail("no OpenGL ES 3");
}

int main(int count, char **arguments) {
    if (count < 5) return 2;
    scene = read_scene(arguments[1], arguments[2], arguments[3]);
    samples = atoi(arguments[4]);
    uses_damage = count > 5;
    uses_array = scene.header.layers >= 1000;
    int fades = 0, rounds = 0;
    for (int k = 0; k < scene.header.layers; k++) {
        fades |= states_of(&scene, 0)[k].opacity < 1;
        rounds |= scene.layers[k].radius > 0;
    }
    open_context();
    make_program(fades, rounds);
    make_textures();
    make_target();
    make_indices();
    corners = malloc(sizeof *corners * (size_t)(4 * scene.header.layers + (scene.cells + 1) * (scene.cells + 1) + 4));
    glGenBuffers(1, &corner_buffer);
    glBindBuffer(GL_ARRAY_BUFFER, corner_buffer);
    for (GLuint k = 0; k < 3; k++) {
        glEnableVertexAttribArray(k);
        glVertexAttribPointer(k, 4, GL_FLOAT, GL_FALSE, sizeof(Corner), (void *)(uintptr_t)(k * 16));
    }
    measure(samples > 1 ? "llvmpipe, 4 samples" : "llvmpipe", arguments[2], draw);
}
