import { minTitleLength } from '@sinau/contracts/authoring/program/program.rules';
import { Field, Input, Textarea } from '@sinau/ui';

interface Texts {
  title: string;
  description: string;
}

interface CatalogTextsProps {
  titleLabel: string;
  titleHint?: string;
  descriptionHint: string;
  draft: Texts;
  errors: { readonly title?: string; readonly description?: string };
  onChange: (patch: Partial<Texts>) => void;
}

/** Title and short description, as the catalog shows them for classes, webinars and bundles. */
export const CatalogTexts = ({
  titleLabel,
  titleHint,
  descriptionHint,
  draft,
  errors,
  onChange,
}: CatalogTextsProps) => (
  <>
    <Field label={titleLabel} hint={titleHint} error={errors.title} aside={`${draft.title.length}/120`}>
      <Input
        name="title"
        maxLength={120}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
    </Field>
    <Field
      label="Deskripsi singkat"
      hint={descriptionHint}
      error={errors.description}
      aside={`${draft.description.length}/300`}
    >
      <Textarea
        name="description"
        rows={3}
        maxLength={300}
        value={draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </Field>
  </>
);

/** Returns the problem of a title, as far as it can be checked without the server. */
export const titleProblem = ({ title }: Pick<Texts, 'title'>) =>
  title.trim().length < minTitleLength ? { title: `Minimal ${minTitleLength} karakter` } : {};
