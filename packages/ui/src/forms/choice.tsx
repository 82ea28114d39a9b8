import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useNotes } from './field.tsx';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Right of the text, such as the number of its results. */
  aside?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

export function Radio(props: Omit<ChoiceProps, 'error'>) {
  return <Choice type="radio" {...props} />;
}

function Choice({ aside, error, children, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const { describedBy, notes } = useNotes(undefined, error);
  return (
    <div>
      <label className="choice">
        <input className="tick" aria-describedby={describedBy} aria-invalid={error ? true : undefined} {...rest} />
        <span>{children}</span>
        {aside !== undefined && <span className="choice-aside">{aside}</span>}
      </label>
      {notes}
    </div>
  );
}

interface OptionCardProps extends Omit<ComponentPropsWithRef<'input'>, 'title'> {
  type?: 'radio' | 'checkbox';
  title: ReactNode;
  description?: ReactNode;
  /** An icon at the end. */
  icon?: ReactNode;
}

/** One choice among a few large ones: a payment method, an answer. */
export function OptionCard({ type = 'radio', title, description, icon, ...rest }: OptionCardProps) {
  return (
    <label className="option-card">
      <input className="tick" {...rest} type={type} />
      <span className="option-card-text">
        <b>{title}</b>
        {description && <span>{description}</span>}
      </span>
      {icon}
    </label>
  );
}

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that takes effect immediately. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const { describedBy, notes } = useNotes(hint, undefined);
  return (
    <div className="switch-row">
      <label className="switch-label">
        <b>{label}</b>
        <input className="switch" aria-describedby={describedBy} {...rest} type="checkbox" role="switch" />
      </label>
      {notes}
    </div>
  );
}
