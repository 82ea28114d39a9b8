import { open, type FileHandle } from 'node:fs/promises';

export interface Fragment {
  readonly offset: number;
  readonly size: number;
  readonly seconds: number;
}

/** Layout of a fragmented MP4, as a playlist needs it. */
export interface FragmentedFile {
  /** Bytes before the first fragment that describe the tracks. */
  readonly initialSize: number;
  readonly fragments: readonly Fragment[];
  /** As in RFC 6381. */
  readonly codecs: string;
  readonly size: number;
}

/** Reads the index of a fragmented MP4 as the encoder writes it. */
export async function readFragments(path: string): Promise<FragmentedFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await boxesBeforeFragments(file);
    const moov = boxes.find(({ type }) => type === 'moov');
    const index = boxes.find(({ type }) => type === 'sidx');
    const last = boxes.at(-1);
    if (!moov || !index || !last) throw new Error('The encoder wrote no index');
    const initial = await readAt(file, moov.offset, moov.size);
    return {
      initialSize: moov.offset + moov.size,
      fragments: fragmentsOf(await readAt(file, index.offset, index.size), last.offset + last.size),
      codecs: codecsOf(initial),
      size,
    };
  } finally {
    await file.close();
  }
}

interface Box {
  readonly type: string;
  readonly offset: number;
  readonly size: number;
}

async function boxesBeforeFragments(file: FileHandle): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let offset = 0; ;) {
    const header = await readAt(file, offset, 8);
    const box = { type: header.toString('latin1', 4), offset, size: header.readUInt32BE(0) };
    if (box.type === 'moof') return boxes;
    if (box.size < 8) throw new Error(`The encoder wrote a box of ${box.size} bytes`);
    boxes.push(box);
    offset += box.size;
  }
}

async function readAt(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error('The encoder wrote no fragment');
  return buffer;
}

/** A `sidx` of version 1: timescale at 16, number of fragments at 38, then size, duration and access point of each. */
function fragmentsOf(index: Buffer, start: number): Fragment[] {
  const timescale = index.readUInt32BE(16);
  let offset = start;
  return Array.from({ length: index.readUInt16BE(38) }, (_, position) => {
    const entry = 40 + position * 12;
    const size = index.readUInt32BE(entry) & 0x7fff_ffff;
    const fragment = { offset, size, seconds: index.readUInt32BE(entry + 4) / timescale };
    offset += size;
    return fragment;
  });
}

/** Profile, constraints and level of H.264 follow the name of its box and a version. */
function codecsOf(initial: Buffer) {
  const picture = initial.indexOf('avcC');
  return [
    ...(picture < 0 ? [] : [`avc1.${initial.toString('hex', picture + 5, picture + 8)}`]),
    ...(initial.includes('mp4a') ? ['mp4a.40.2'] : []),
  ].join(',');
}
