import type { ReactNode } from 'react';

/** Drawn here, in the style of the icon set, which has no trademarks. */
export function Instagram() {
  return (
    <SocialIcon>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.5 6.5h.01" />
    </SocialIcon>
  );
}

export function LinkedIn() {
  return (
    <SocialIcon>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M8 11v5M8 8h.01M12 16v-5M12 13a2 2 0 0 1 4 0v3" />
    </SocialIcon>
  );
}

export function YouTube() {
  return (
    <SocialIcon>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </SocialIcon>
  );
}

function SocialIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
