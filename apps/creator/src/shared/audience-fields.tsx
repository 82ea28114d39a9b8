import {
  classLanguages,
  classLevels,
  languageLabels,
  levelLabels,
  type ClassLanguage,
  type ClassLevel,
} from '@sinau/contracts/storefront/catalog/audience';
import { Field, Select } from '@sinau/ui';

interface Audience {
  level: ClassLevel;
  language: ClassLanguage;
}
interface AudienceFieldsProps {
  draft: Audience;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (patch: Partial<Audience>) => void;
}

/** Audience and language of a class, by which visitors filter the catalog. */
export const AudienceFields = ({ draft, errors, onChange }: AudienceFieldsProps) => (
  <>
    <Field label="Tingkat" hint="Sejauh mana peserta sudah mengenal topiknya." error={errors.level}>
      <Select
        name="level"
        value={draft.level}
        onChange={({ target }) => onChange({ level: target.value as ClassLevel })}
      >
        {classLevels.map((level) => (
          <option key={level} value={level}>
            {levelLabels[level]}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Bahasa pengantar" hint="Bahasa yang kamu pakai saat mengajar." error={errors.language}>
      <Select
        name="language"
        value={draft.language}
        onChange={({ target }) => onChange({ language: target.value as ClassLanguage })}
      >
        {classLanguages.map((language) => (
          <option key={language} value={language}>
            {languageLabels[language]}
          </option>
        ))}
      </Select>
    </Field>
  </>
);
