import type { ImportSource } from '../import-source.ts';

/** Packages of IMS Common Cartridge (`.imscc`), which Canvas, Blackboard, Moodle and Sinau write. */
export const commonCartridgeSource: ImportSource = {
  name: 'common-cartridge',
  recognises: ({ files }) => files.has('imsmanifest.xml'),
  read: async (archive) => (await import('../cartridge/read-cartridge.ts')).readCommonCartridge(archive),
};
