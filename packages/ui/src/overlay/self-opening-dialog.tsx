import { Dialog, type DialogProps } from './dialog.tsx';
import { holdTyping } from './hold-typing.ts';
import { useTypingPause } from './use-typing-pause.ts';

/** A dialog that nobody asked for: it waits for a pause in typing, and gives back what is typed on into the text below it. */
export function SelfOpeningDialog({ open, ...props }: Omit<DialogProps, 'holdTyping'>) {
  const isPaused = useTypingPause(open);
  return <Dialog {...props} open={open && isPaused} holdTyping={holdTyping} />;
}
