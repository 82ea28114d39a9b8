import { screens } from '@sinau/contracts/screens';
import { Checkbox, Facts, Link } from '@sinau/ui';
import { useTopics } from '../../../shared/topics.data.ts';
import { experienceLabels, kindLabels } from './answer-labels.ts';
import { steps, type Answers } from './answers.ts';
import type { StepProps } from './step-fields.tsx';

/** Lists all answers for a last check, with the agreement. */
export function ReviewFields({ answers, errors, onChange }: StepProps) {
  const topic = useTopics().data?.list.find(({ id }) => id === answers.categoryId)?.title;
  return (
    <>
      <div className="application-review">
        {linesOf(answers, topic ?? '').map((lines, step) => (
          <section key={steps[step]!.label} aria-labelledby={`review-${step}`}>
            <div className="row between">
              <h3 id={`review-${step}`}>{steps[step]!.label}</h3>
              <Link className="sm" href={screens.creatorQuestion(step + 1)} aria-label={`Ubah ${steps[step]!.label}`}>
                Ubah
              </Link>
            </div>
            <Facts facts={lines.map(([name, value]) => [name, value || '–'] as const)} />
          </section>
        ))}
      </div>
      <Checkbox
        name="isAgreed"
        checked={answers.isAgreed}
        error={errors.isAgreed}
        onChange={({ target }) => onChange({ isAgreed: target.checked })}
      >
        Saya berhak mengajarkan materi ini, dan menyetujui{' '}
        <Link href={screens.terms(2)} target="_blank">
          Ketentuan Mitra
        </Link>
        ,{' '}
        <Link href={screens.terms(1)} target="_blank">
          Syarat dan Ketentuan
        </Link>
        , serta{' '}
        <Link href={screens.terms(0)} target="_blank">
          Kebijakan Privasi
        </Link>
        .
      </Checkbox>
    </>
  );
}

/** Lines of the given answers, step by step. */
const linesOf = (
  { kind, name, expertise, experience, about, link, phone, documents }: Answers,
  topic: string,
): [name: string, value: string][][] => [
  [
    ['Mengajar sebagai', kind && kindLabels[kind].title],
    ['Nama mitra', name],
  ],
  [
    ['Topik', topic],
    ['Keahlian', expertise],
    ['Pengalaman mengajar', experience && experienceLabels[experience].title],
  ],
  [
    ['Perkenalan', about],
    ['Situs atau media sosial', link],
  ],
  [
    ['Nomor telepon', phone],
    ['Dokumen', documents.map((document) => document.name).join('\n')],
  ],
];
