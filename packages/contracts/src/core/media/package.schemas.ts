import { z } from 'zod';

/** Formats of packages: plain pages, and the standards whose results are stored. */
export const packageFormats = ['html5', 'scorm-1.2', 'scorm-2004-3', 'scorm-2004-4', 'h5p'] as const;
export type PackageFormat = (typeof packageFormats)[number];

/** A part of a SCORM package that its menu opens: an item of its organization. An H5P package is one part. */
export const packagePart = z.object({
  id: z.string(),
  title: z.string(),
  /** Address within the package, with what the manifest adds to it. */
  path: z.string(),
  /** True if it reports results; other parts are pages to read. */
  isTracked: z.boolean(),
  /** Score from which it counts as passed, of 100. */
  masteryScore: z.number().min(0).max(100).nullable(),
  /** Text that its makers hand to it at the start. */
  launchData: z.string().nullable(),
});
export type PackagePart = z.infer<typeof packagePart>;

/** Contents of the manifest of a SCORM or H5P package. */
export const packageManifest = z.object({
  format: z.enum(packageFormats).exclude(['html5']),
  title: z.string().nullable(),
  parts: z.array(packagePart).min(1),
  /** True if the manifest names a score to pass; others may report one all the same. */
  namesScore: z.boolean(),
  /** True if its makers let nobody choose among its parts: they open in their order. */
  opensInOrder: z.boolean().optional(),
  /** Newest version of H5P that an H5P package is written for. */
  coreApi: z.object({ major: z.number().int(), minor: z.number().int() }).optional(),
});
export type PackageManifest = z.infer<typeof packageManifest>;
