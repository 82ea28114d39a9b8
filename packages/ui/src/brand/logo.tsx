import type { ComponentPropsWithRef } from 'react';

/** Two books, one spine left, one right, stacked into an S. */
export function LogoMark({ size = 32, ...rest }: ComponentPropsWithRef<'svg'> & { size?: number }) {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" {...rest}>
      <rect width="32" height="32" rx="8" />
      <path
        d="M24.5 8.2H13.2a3.9 3.9 0 0 0 0 7.8h5.6a3.9 3.9 0 0 1 0 7.8H7.5"
        fill="none"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M14 12.1h10.5M7.5 19.9H18" strokeWidth="1.7" strokeLinecap="round" />
    </svg>
  );
}

interface LogoProps {
  /** The product's name. */
  name: string;
  /** Size of the mark, in pixels. */
  size?: number;
}

/** On dark backgrounds (`.night`) it turns light by itself. */
export function Logo({ name, size = 36 }: LogoProps) {
  return (
    <span className="logo" style={{ fontSize: `${size}px` }}>
      <LogoMark size={size} />
      <span className="logo-name">{name}</span>
    </span>
  );
}
