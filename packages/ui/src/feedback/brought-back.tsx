import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

interface BroughtBackProps {
  onDiscard: () => void;
  children?: ReactNode;
}

/** Notice that text typed earlier, which was never sent, is restored in its field. */
export const BroughtBack = ({ onDiscard, children }: BroughtBackProps) => (
  <p className="brought-back muted sm" role="status">
    {children ?? 'Yang kamu ketik tadi dan belum terkirim ada lagi di sini.'}
    <Button variant="text" size="sm" onClick={onDiscard}>
      Buang
    </Button>
  </p>
);
