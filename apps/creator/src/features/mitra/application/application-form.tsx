import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { OwnApplication } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, Card, Notice, ProgressBar, Stepper } from '@sinau/ui';
import { ArrowLeft, ArrowRight } from '@sinau/ui/icons';
import { useApply } from '../mitra.data.ts';
import {
  bodyOf,
  dropDraft,
  faultsOf,
  firstOpenStep,
  keepDraft,
  startingAnswers,
  stepOf,
  steps,
  type AnswerErrors,
} from './answers.ts';
import { DocumentFields } from './document-fields.tsx';
import { ReviewFields } from './review-fields.tsx';
import { ExpertiseFields, IntroductionFields, ProfileFields, type StepProps } from './step-fields.tsx';
import './application-form.css';

const titles = [
  'Siapa yang akan mengajar?',
  'Apa yang kamu kuasai?',
  'Ceritakan tentang dirimu',
  'Bantu kami mengenalimu',
  'Sudah benar semua?',
];
const fieldsOf = [ProfileFields, ExpertiseFields, IntroductionFields, DocumentFields, ReviewFields];

interface ApplicationFormProps {
  applicant: Profile;
  /** Rejected answers to start from. */
  sent: OwnApplication | null;
  /** Step from the address, counted from 0. A step after an incomplete one is not shown. */
  wantedStep: number;
}

/** The application to become a partner, one step at a time. */
export function ApplicationForm({ applicant, sent, wantedStep }: ApplicationFormProps) {
  const userId = applicant.id;
  const [answers, setAnswers] = useState(() => startingAnswers(applicant, sent));
  const [errors, setErrors] = useState<AnswerErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useApply({ onSent: () => dropDraft(userId) });
  const go = useGo();
  const open = firstOpenStep(answers);
  const step = Math.min(wantedStep, open);
  const isLast = step === steps.length - 1;
  const goTo = (index: number) => go(screens.creatorQuestion(index + 1));
  const heading = useHeadingFocus(step);

  const change: StepProps['onChange'] = (patch) => {
    const next = { ...answers, ...patch };
    setAnswers(next);
    keepDraft(userId, next);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in patch))));
    reset();
  };

  /** Opens the step of a refused field, which may be an earlier one. */
  const showRefusal = (refusal: Error) => {
    if (!(refusal instanceof ApiError)) return;
    setErrors(refusal.fields);
    const [first] = Object.keys(refusal.fields)
      .map(stepOf)
      .filter((index) => index >= 0)
      .sort();
    if (first !== undefined) goTo(first);
  };

  const advance = (event: FormEvent) => {
    event.preventDefault();
    const unmet = faultsOf(step, answers);
    setErrors(unmet);
    const [first] = Object.keys(unmet);
    if (first) form.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus();
    else if (!isLast) goTo(step + 1);
    else mutate(bodyOf(answers), { onError: showRefusal });
  };

  const Fields = fieldsOf[step]!;
  return (
    <div className="application">
      <div className="application-steps">
        <Stepper
          label="Langkah pendaftaran"
          steps={steps.map(({ label }, index) => ({
            label,
            isDone: index < step,
            isCurrent: index === step,
            ...(index !== step && index <= open && { href: screens.creatorQuestion(index + 1) }),
          }))}
        />
      </div>
      <Card as="section" padded aria-labelledby="application-step">
        <form ref={form} className="application-form" onSubmit={advance} noValidate>
          <div>
            <p className="application-count muted sm num">
              Langkah {step + 1} dari {steps.length}
            </p>
            <div className="application-progress">
              <ProgressBar value={progressAt(step)} label="Langkah pendaftaran" />
            </div>
            <h2 id="application-step" ref={heading} tabIndex={-1}>
              {titles[step]}
            </h2>
          </div>
          <Fields answers={answers} errors={errors} onChange={change} />
          {/* Error next to the button that was pressed: the top of a long step is out of sight. */}
          {error && (
            <div role="alert">
              <Notice tone="danger">
                {error instanceof ApiError ? error.message : 'Terjadi kesalahan. Coba lagi sebentar lagi.'}
              </Notice>
            </div>
          )}
          <div className="application-actions">
            {step > 0 && (
              <Button variant="outline" size="lg" onClick={() => goTo(step - 1)}>
                <ArrowLeft />
                Kembali
              </Button>
            )}
            <Button type="submit" size="lg" loading={isPending}>
              {isLast ? 'Kirim pendaftaran' : 'Lanjut'}
              {!isLast && <ArrowRight />}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** Progress, which reaches 100 only after sending. */
const progressAt = (step: number) => (100 * (step + 1)) / (steps.length + 1);

/** Moves the focus to the heading of the next step, so that a screen reader starts there. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
