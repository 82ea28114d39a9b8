import { createContext, use, useId, type ReactNode } from 'react';
import { CircleAlert } from '../icons.ts';

interface FieldProps {
  label: ReactNode;
  /** Right of the label: 'Lupa kata sandi?', '12/100'. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** Id of the control, if other code needs it. */
  id?: string | undefined;
  children: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const ControlContext = createContext<ControlProps | undefined>(undefined);

/** Mark behind the label of a field that may be empty. */
export const optionalMark = <span className="field-optional">(opsional)</span>;

/** Label and description of the one control inside it. */
export function Field({ label, aside, hint, error, optional, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const { describedBy, notes } = useNotes(hint, error);
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>
          {label} {optional && optionalMark}
        </label>
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      <ControlContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </ControlContext>
      {notes}
    </div>
  );
}

interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Several controls for one question: options, checkboxes. */
export function Fieldset({ legend, hint, error, children }: FieldsetProps) {
  const { describedBy, notes } = useNotes(hint, error);
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend className="field-label">{legend}</legend>
      {children}
      {notes}
    </fieldset>
  );
}

/** The props that connect a control to the `Field` around it. */
export const useControl = (): ControlProps | undefined => use(ControlContext);

/** The error below a control. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field-error" id={id}>
    <CircleAlert />
    <span>{children}</span>
  </p>
);

/** Renders the hint and the error below a control, with the ids that connect them to it. */
export function useNotes(hint: ReactNode, error: ReactNode) {
  const hintId = useId();
  const errorId = useId();
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const notes = (
    <>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
  return { describedBy, notes };
}
