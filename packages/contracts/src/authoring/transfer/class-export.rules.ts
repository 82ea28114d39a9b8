/** Formats of other systems that a class leaves in. */
export const classExportFormats = ['common-cartridge', 'scorm'] as const;
export type ClassExportFormat = (typeof classExportFormats)[number];
