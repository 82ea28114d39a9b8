/**
 * Returns, in order, the pictures of a text that Word copied as RTF: its HTML only names files on the author's disk.
 */
export function picturesInRtf(rtf: string): File[] {
  const pictures: File[] = [];
  // Each picture is included twice, the second time for older programs.
  const current = rtf.replace(/\{\\nonshppict[^]*?\}\s*\}/g, '');
  for (const [, format, hex] of current.matchAll(
    /\{\\pict[^]*?\\(png|jpeg)blip[^]*?(?:\{[^{}]*\}\s*)*([0-9a-f\s]{32,})\}/gi,
  )) {
    const bytes = bytesOf(hex!.replace(/\s/g, ''));
    const type = `image/${format!.toLowerCase()}`;
    pictures.push(new File([bytes], `gambar-${pictures.length + 1}.${format === 'png' ? 'png' : 'jpg'}`, { type }));
  }
  return pictures;
}

function bytesOf(hex: string) {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** Returns the picture within a data URL; null for any other address, or if it is not a picture. */
export function pictureInAddress(address: string): File | null {
  const [, type, data] = /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  if (!type || !data) return null;
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.codePointAt(0)!);
  return new File([bytes], `gambar.${type.split('/')[1]}`, { type: type.toLowerCase() });
}
