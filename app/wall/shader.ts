/** The vertex shader: one triangle that covers the whole canvas. */
export const vertexShader = `#version 300 es
uniform vec2 size;
out vec2 at;
void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1)) * 2.0;
  at = corner * size;
  gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}`;

/**
 * The fragment shader: draws the photograph, shadows and framed prints in linear light. Lengths on the wall are in cm,
 * with y up; \`at\` is in px of the photograph.
 * - wallOf and frontOf map px to the plane of the wall and to the plane of the frames' front.
 * - withoutSheet hides the A4 sheet: it fills the area with the colors of the wall at its four sides.
 * - shadowOf draws three shadows of a print: a soft one, moved 1 cm away from the light, a narrow one on all sides, and
 *   a dark one below the lower edge, where the frame touches the wall.
 * - coverOf is the share of a pixel that a box covers; normalOf is the outward direction of the box's nearest side.
 *   Their parameter d is the distance from the pixel to the box's sides, positive inside.
 * - frontOfPrint draws the mitred bars, the mat and the art.
 * - main adds the frame's sides, as the camera sees them. At dusk it dims everything like the site's other pictures
 *   (brightness and sepia of CSS), prints less than rooms.
 */
export const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D photo, art0, art1, art2;
uniform vec2 size;
uniform mat3 wallOf, frontOf;
uniform int count;
uniform bool isDusk;
uniform vec2 center[3], outer[3], window[3];
uniform vec3 color[3];
uniform float bar, black, grain;
uniform vec3 white;
uniform vec2 from, hidden;
in vec2 at;
out vec4 seen;
vec2 onPlane(mat3 plane) { vec3 p = plane * vec3(at, 1.0); return p.xy / p.z; }
float chance(vec2 p) { return fract(sin(dot(floor(p), vec2(12.9898, 78.233))) * 43758.5453); }
vec3 photoAt(vec2 px, float blur) { return textureLod(photo, px / size, blur).rgb; }
vec3 withoutSheet(vec3 base, vec2 p, mat3 toPx) {
  vec2 left = hidden - abs(p);
  float cover = smoothstep(0.0, 0.8, min(left.x, left.y));
  if (cover <= 0.0) return base;
  vec2 ends[4] = vec2[4](vec2(-hidden.x - 1.0, p.y), vec2(hidden.x + 1.0, p.y), vec2(p.x, -hidden.y - 1.0), vec2(p.x, hidden.y + 1.0));
  vec3 sum = vec3(0.0);
  float all = 0.0;
  for (int i = 0; i < 4; i++) {
    vec3 q = toPx * vec3(ends[i], 1.0);
    float weight = 1.0 / pow(distance(p, ends[i]) + 0.5, 2.0);
    sum += weight * photoAt(q.xy / q.z, 2.5);
    all += weight;
  }
  return mix(base, sum / all * (1.0 + (chance(at) - 0.5) * grain * 6.0), cover);
}
float coverOf(vec2 d, float width) { return clamp(min(d.x, d.y) / width + 0.5, 0.0, 1.0); }
vec2 normalOf(vec2 d, vec2 q) { return d.x < d.y ? vec2(sign(q.x), 0.0) : vec2(0.0, sign(q.y)); }
float boxDistance(vec2 p, vec2 halfSize) {
  vec2 d = abs(p) - halfSize;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
float shadowOf(vec2 p, int i) {
  vec2 away = normalize(vec2(0.0, -0.6) - from);
  float wide = 1.0 - smoothstep(-0.5, 2.0, boxDistance(p - center[i] - away, outer[i] * 0.5));
  float narrow = 1.0 - smoothstep(0.0, 0.8, boxDistance(p - center[i], outer[i] * 0.5));
  float under = 1.0 - smoothstep(-0.3, 1.2, boxDistance(p - center[i] + vec2(0.0, 0.8), outer[i] * 0.5 - vec2(0.4, 0.0)));
  return (1.0 - 0.3 * wide) * (1.0 - 0.2 * narrow) * (1.0 - 0.4 * under);
}
vec3 artAt(int i, vec2 uv) {
  if (i == 0) return texture(art0, uv, -0.5).rgb;
  if (i == 1) return texture(art1, uv, -0.5).rgb;
  return texture(art2, uv, -0.5).rgb;
}
vec3 frontOfPrint(int i, vec2 q, float width) {
  vec2 d = outer[i] * 0.5 - abs(q);
  float across = min(d.x, d.y);
  vec2 normal = normalOf(d, q);
  float share = clamp(across / bar, 0.0, 1.0);
  vec2 along = d.x < d.y ? q.yx : q;
  float wood = 1.0 + 0.05 * sin(along.y * 23.0 + 2.0 * sin(along.x * 0.4)) * sin(along.y * 9.0);
  float lit = 1.0 + 0.25 * dot(normal, from) * (1.0 - 2.0 * share) + 0.06 * sin(share * 3.1416);
  float mitre = 1.0 - 0.22 * (1.0 - smoothstep(0.03, 0.03 + width, abs(d.x - d.y)));
  vec3 wooden = color[i] * wood * lit * mitre * 1.08;
  vec2 inner = window[i] * 0.5 - abs(q);
  float bevel = 1.0 - smoothstep(0.0, 0.3, -min(inner.x, inner.y));
  vec3 mat = vec3(0.97, 0.955, 0.92) * (1.0 - bevel * 0.14 * dot(normalOf(inner, q), from) - bevel * 0.05);
  float under = across - bar;
  mat *= mix(0.68, 1.0, smoothstep(-0.2, 0.7 + 0.9 * max(dot(normal, from), 0.0), under));
  vec3 drawn = artAt(i, clamp(vec2(0.5 + q.x / window[i].x, 0.5 - q.y / window[i].y), 0.0, 1.0));
  return mix(wooden, mix(mat, drawn, coverOf(inner, width)), coverOf(d - bar, width));
}
void main() {
  vec2 p = onPlane(wallOf);
  vec2 front = onPlane(frontOf);
  float width = max(length(fwidth(front)), 0.02);
  vec3 base = photoAt(at, 0.0);
  if (hidden.x > 0.0) base = withoutSheet(base, p, inverse(wallOf));
  for (int i = 0; i < count; i++) base *= shadowOf(p, i);
  float printed = 0.0;
  for (int i = 0; i < count; i++) {
    vec3 body = frontOfPrint(i, front - center[i], width);
    vec2 d = outer[i] * 0.5 - abs(front - center[i]);
    float cover = coverOf(d, width);
    vec3 side = color[i] * 0.5;
    float sides = cover;
    for (int step = 1; step < 6; step++) {
      vec2 q = mix(front, p, float(step) / 5.0) - center[i];
      vec2 e = outer[i] * 0.5 - abs(q);
      float there = coverOf(e, width);
      if (there > sides) {
        sides = there;
        side = color[i] * (0.5 + 0.3 * dot(normalOf(e, q), from));
      }
    }
    vec3 drawn = mix(side, body, cover / max(sides, 0.001)) * white;
    drawn = black + drawn * (1.0 - black);
    base = mix(base, drawn, sides);
    printed = max(printed, sides);
  }
  vec3 encoded = mix(base * 12.92, 1.055 * pow(max(base, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, base));
  float noise = chance(at * 0.83) + chance(at * 0.83 + 17.0) - 1.0;
  encoded += printed * noise * grain * 1.6;
  if (isDusk) {
    encoded *= mix(0.72, 0.86, printed);
    encoded = mix(encoded, dot(encoded, vec3(0.393, 0.769, 0.189)) * vec3(1.0, 0.89, 0.694), mix(0.22, 0.1, printed));
  }
  seen = vec4(encoded, 1.0);
}`;
