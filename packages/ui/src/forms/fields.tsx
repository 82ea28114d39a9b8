import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { Input, PasswordInput, Select, Textarea } from './input.tsx';

interface Labels {
  label: ReactNode;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/* Controls with their label and notes. Spread the result of a form's `field(name)` into them. */

export const TextField = ({ label, aside, hint, error, ...input }: Labels & ComponentProps<typeof Input>) => (
  <Labelled {...{ label, aside, hint, error }} required={input.required}>
    <Input {...input} />
  </Labelled>
);

export const PasswordField = ({
  label,
  aside,
  hint,
  error,
  ...input
}: Labels & ComponentProps<typeof PasswordInput>) => (
  <Labelled {...{ label, aside, hint, error }} required={input.required}>
    <PasswordInput {...input} />
  </Labelled>
);

export const TextareaField = ({ label, aside, hint, error, ...area }: Labels & ComponentProps<typeof Textarea>) => (
  <Labelled {...{ label, aside, hint, error }} required={area.required}>
    <Textarea {...area} />
  </Labelled>
);

export const SelectField = ({ label, aside, hint, error, ...select }: Labels & ComponentProps<typeof Select>) => (
  <Labelled {...{ label, aside, hint, error }} required={select.required}>
    <Select {...select} />
  </Labelled>
);

interface LabelledProps extends Labels {
  required: boolean | undefined;
  children: ReactNode;
}

/** Marks fields that are not required as optional; a hint that the error repeats is omitted. */
const Labelled = ({ hint, error, required, ...rest }: LabelledProps) => (
  <Field {...rest} hint={hint === error ? null : hint} error={error} optional={!required} />
);
