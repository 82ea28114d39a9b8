import { useState, type ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Eye, EyeOff, Search } from '../icons.ts';
import { useControl } from './field.tsx';

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...useControl()} {...rest} className={classes('input', className)} />;
}

export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={4} {...useControl()} {...rest} className={classes('input', 'textarea', className)} />;
}

/** The platform's own list, which opens fastest on a phone. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <select {...useControl()} {...rest} className={classes('input', 'select', className)}>
      {children}
    </select>
  );
}

export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="input-group">
      <Input autoComplete="current-password" {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="icon-btn input-end"
        aria-label="Tampilkan kata sandi"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </button>
    </span>
  );
}

interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: string;
}

export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <span className={classes('input-group', className)}>
      <Search className="input-start" />
      <Input aria-label={label} enterKeyHint="search" {...rest} type="search" />
    </span>
  );
}
