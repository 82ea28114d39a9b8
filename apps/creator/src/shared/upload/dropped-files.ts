/** A dropped file with its path from what was dropped: 'Fotografi/01 Kamera/Bagian.pdf'. */
interface DroppedFile {
  readonly path: string;
  readonly file: File;
}

/** Returns the dropped files with their paths, including those in folders. */
export async function droppedPaths({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files].map((file) => ({ path: file.name, file }));
  const found = await Promise.all(entries.map((entry) => filesIn(entry)));
  return found.flat();
}

/** Returns the dropped files, including those in folders. */
export const droppedFiles = async (dropped: DataTransfer) => (await droppedPaths(dropped)).map(({ file }) => file);

async function filesIn(entry: FileSystemEntry, folder = ''): Promise<DroppedFile[]> {
  const path = folder + entry.name;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const children: FileSystemEntry[] = [];
  // A reader returns a hundred at a time, and none at its end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    children.push(...some);
  }
  const visible = children.filter(({ name }) => !name.startsWith('.'));
  return (await Promise.all(visible.map((child) => filesIn(child, `${path}/`)))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
