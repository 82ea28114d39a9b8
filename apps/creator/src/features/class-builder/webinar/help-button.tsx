import { useState } from 'react';
import type { WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';
import { Dialog, IconButton } from '@sinau/ui';
import { CircleQuestionMark } from '@sinau/ui/icons';
import { stepLabels } from './steps.ts';

/** Purpose of the open step, and frequent questions of partners about it. */
export function HelpButton({ step }: { step: WebinarStep }) {
  const [isOpen, setOpen] = useState(false);
  const { label, help } = stepLabels[step];
  return (
    <>
      <IconButton label="Bantuan" onClick={() => setOpen(true)}>
        <CircleQuestionMark />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Bantuan: ${label}`}>
        <div className="stack">
          {help.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}
