/** File types that a package may contain, with the content type that each is served with, whatever the archive says. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml',
  xsd: 'text/xml',
  dtd: 'text/plain',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
  vtt: 'text/vtt',
  srt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  cur: 'image/x-icon',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  gltf: 'model/gltf+json',
  glb: 'model/gltf-binary',
  atlas: 'text/plain',
  fnt: 'text/plain',
  glsl: 'text/plain',
  bin: 'application/octet-stream',
  data: 'application/octet-stream',
};

/** Files that systems and tools leave in archives; a package works without them. */
const left = /^(?:__MACOSX\/|(?:.*\/)?(?:\.[^/]*|Thumbs\.db|desktop\.ini|web\.config)$)|(?:^|\/)\.git\//i;
export const isLeftover = (path: string) => left.test(path);

/** Returns the part of a name after its last dot; a file without one is read as text ('LICENSE'). */
export const extensionOf = (path: string) => /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? 'txt';
/** Returns the content type; null if not allowed in a package. */
export const typeOf = (path: string) => types[extensionOf(path)] ?? null;
