import { crc32 } from 'node:zlib';

const keyword = 'openbadgecredential';
/** Signature and header, which begin each PNG. */
const headLength = 8 + 25;

/** Bakes a badge into a PNG: an uncompressed `iTXt` chunk behind the header, as Open Badges 3.0 says. */
export function bakePng(png: Buffer, badge: string): Buffer {
  // No compression, language or translated keyword.
  const chunk = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(badge)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, headLength), length, chunk, check, png.subarray(headLength)]);
}

/** Bakes a badge into an SVG: an attribute of an element at its beginning. A JWT has no character to escape. */
export const bakeSvg = (svg: string, badge: string): string =>
  svg.replace(
    /<svg\b([^>]*)>/,
    (_tag, attributes: string) =>
      `<svg${attributes} xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">` +
      `<openbadges:credential verify="${badge}"></openbadges:credential>`,
  );
