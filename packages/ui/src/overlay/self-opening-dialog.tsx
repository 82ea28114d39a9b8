import { Dialog, type DialogProps } from './dialog.tsx';
import { holdTyping } from './hold-typing.ts';
import { useTypingPause } from './use-typing-pause.ts';

/**
 * A dialog that opens by itself: it waits for a pause in typing, and returns letters typed meanwhile to the text below
 * it.
 */
export function SelfOpeningDialog({ open, ...props }: Omit<DialogProps, 'holdTyping'>) {
  const isPaused = useTypingPause(open);
  return <Dialog {...props} open={open && isPaused} holdTyping={holdTyping} />;
}
