import { applicationRules, applicantKinds, teachingExperiences } from '@sinau/contracts/storefront/mitra/mitra.rules';
import { Field, Fieldset, Input, OptionCard, Textarea } from '@sinau/ui';
import { TopicField } from '../../../shared/topic-field.tsx';
import { experienceLabels, kindLabels } from './answer-labels.ts';
import type { AnswerErrors, Answers } from './answers.ts';

export interface StepProps {
  answers: Answers;
  errors: AnswerErrors;
  onChange: (patch: Partial<Answers>) => void;
}

const count = (text: string, { max }: { max: number }) => <span className="num">{`${text.length}/${max}`}</span>;

export function ProfileFields({ answers: { kind, name }, errors, onChange }: StepProps) {
  return (
    <>
      <Fieldset legend="Kamu mengajar sebagai" error={errors.kind}>
        <div className="application-options">
          {applicantKinds.map((option) => (
            <OptionCard
              key={option}
              name="kind"
              {...kindLabels[option]}
              checked={kind === option}
              onChange={() => onChange({ kind: option })}
            />
          ))}
        </div>
      </Fieldset>
      <Field
        label={kind === 'institute' ? 'Nama lembaga' : 'Nama mitra'}
        hint="Nama ini dilihat peserta di setiap kelasmu, misalnya “Ruang Redaksi” atau namamu sendiri."
        error={errors.name}
        aside={count(name, applicationRules.name)}
      >
        <Input
          name="name"
          autoComplete="organization"
          maxLength={applicationRules.name.max}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
    </>
  );
}

export function ExpertiseFields({ answers: { categoryId, expertise, experience }, errors, onChange }: StepProps) {
  return (
    <>
      <TopicField
        label="Topik kelas pertamamu"
        hint="Nanti kamu boleh mengajar topik lain juga."
        error={errors.categoryId}
        value={categoryId}
        onChange={(topicId) => onChange({ categoryId: topicId })}
      />
      <Field
        label="Keahlian yang akan diajarkan"
        hint="Misalnya “menulis feature, wawancara, menyunting naskah”."
        error={errors.expertise}
        aside={count(expertise, applicationRules.expertise)}
      >
        <Input
          name="expertise"
          maxLength={applicationRules.expertise.max}
          value={expertise}
          onChange={({ target }) => onChange({ expertise: target.value })}
        />
      </Field>
      <Fieldset legend="Pengalaman mengajar" error={errors.experience}>
        <div className="application-options">
          {teachingExperiences.map((option) => (
            <OptionCard
              key={option}
              name="experience"
              {...experienceLabels[option]}
              checked={experience === option}
              onChange={() => onChange({ experience: option })}
            />
          ))}
        </div>
      </Fieldset>
    </>
  );
}

export function IntroductionFields({ answers: { about, link }, errors, onChange }: StepProps) {
  return (
    <>
      <Field
        label="Perkenalkan dirimu kepada peserta"
        hint={`Siapa kamu, apa yang sudah kamu kerjakan, dan kenapa orang belajar darimu. Minimal ${applicationRules.about.min} karakter.`}
        error={errors.about}
        aside={count(about, applicationRules.about)}
      >
        <Textarea
          name="about"
          rows={7}
          maxLength={applicationRules.about.max}
          value={about}
          onChange={({ target }) => onChange({ about: target.value })}
        />
      </Field>
      <Field
        label="Situs atau media sosial"
        hint="Tempat kami bisa melihat karyamu. Hanya untuk tim kami."
        error={errors.link}
        optional
      >
        <Input
          name="link"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          placeholder="https://"
          maxLength={applicationRules.link.max}
          value={link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      </Field>
    </>
  );
}
