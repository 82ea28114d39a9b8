import type { PackageManifest, PackagePart } from '../../core/media/package.schemas.ts';

/** Returns the part of a package that a lesson plays alone; null for a lesson with all parts. */
export const partOf = ({ parts }: PackageManifest, id: string | undefined): PackagePart | null =>
  parts.find((part) => part.id === id) ?? null;

/** Returns the manifest of a lesson that plays one part of its package, or of the whole package. */
export function manifestOfPart(manifest: PackageManifest, id: string | undefined): PackageManifest {
  const part = partOf(manifest, id);
  return part ? { ...manifest, parts: [part], namesScore: part.masteryScore !== null } : manifest;
}

/** Returns a package as a lesson plays it: at the address of its part. The address of a package is that of its first. */
export function ofPart<F extends { readonly address: string; readonly manifest?: PackageManifest | undefined }>(
  file: F,
  id: string | undefined,
): F {
  const { address, manifest } = file;
  const part = manifest && partOf(manifest, id);
  if (!part) return file;
  const folder = address.slice(0, address.length - manifest.parts[0]!.path.length);
  return { ...file, address: folder + part.path, manifest: manifestOfPart(manifest, id) };
}
