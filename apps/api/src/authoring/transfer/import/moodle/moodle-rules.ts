import { childOf, elementsNamed, type XmlNode } from '../../../../platform/xml.ts';
import { ownWordsOf, wordsOf } from './moodle-words.ts';

/** Notes on the rules that an activity has in Moodle, and that a lesson here has otherwise or not at all. */
export function ruleNotes(module: XmlNode | null): string[] {
  if (!module) return [];
  const says = (name: string) => ownWordsOf(module, name);
  const isSet = (name: string) => !['', '0'].includes(says(name));
  return [
    ...(says('visible') === '0' ? ['Tersembunyi di Moodle; di sini tampil begitu kelasnya terbit'] : []),
    ...(says('visible') !== '0' && says('visibleoncoursepage') === '0'
      ? ['Tidak tampil di halaman kursus Moodle; di sini tampil']
      : []),
    ...(hasRestriction(says('availability')) || hasOldRestriction(module) ? ['Pembatasan aksesnya tidak ikut'] : []),
    ...(isSet('completion') ? ['Aturan selesainya diganti aturan di sini'] : []),
    ...(isSet('groupmode') ? ['Mode kelompoknya tidak ikut'] : []),
    ...(elementsNamed(module, 'tag').length > 0 ? ['Tagnya tidak ikut'] : []),
  ];
}

/** Notes on the rules of a section. */
export const sectionNotes = (section: XmlNode | null): string[] => [
  ...(ownWordsOf(section, 'visible') === '0'
    ? ['Bagian ini tersembunyi di Moodle; di sini tampil begitu kelasnya terbit']
    : []),
  ...(hasRestriction(ownWordsOf(section, 'availabilityjson')) ? ['Pembatasan akses bagian ini tidak ikut'] : []),
];

/** An availability without conditions is that of an activity whose restrictions were removed. */
function hasRestriction(json: string) {
  return json !== '' && !/"c":\[\]/.test(json.replace(/\s/g, ''));
}
/** Moodle before 2.7 wrote its conditions one by one. */
const hasOldRestriction = (module: XmlNode) => {
  const old = childOf(module, 'availability_info');
  return old !== undefined && (elementsNamed(old, 'availability').length > 0 || wordsOf(old, 'availablefrom') !== '');
};
