import { findingOf, type Finding, type Message, type Task } from './finding.ts';

const task = JSON.parse(process.argv[2]!) as Task;
const inspect = await inspectorOf(task);
// From here on any failure is the file's fault, unless the machine fails; its details are of no use to the sender.
process.on('uncaughtException', (error) => report(findingOf(error)));
process.on('disconnect', () => process.exit());
process.send!('begun' satisfies Message);
report(await find());

/** Each inspector comes with a large library, and only one of them is needed. */
async function inspectorOf({ kind }: Task): Promise<(task: Task) => Promise<Finding>> {
  if (kind === 'image') return (await import('./picture.ts')).inspectPicture;
  if (kind === 'pdf') return (await import('./document.ts')).inspectDocument;
  if (kind === 'document') return (await import('./word-document.ts')).inspectWordDocument;
  if (kind === 'package') return (await import('./package/package.ts')).inspectPackage;
  if (kind === 'archive') return (await import('./package/package.ts')).inspectArchive;
  if (kind === 'captions') return (await import('./captions.ts')).inspectCaptions;
  return (await import('./recording.ts')).inspectRecording;
}

async function find(): Promise<Finding> {
  try {
    return await inspect(task);
  } catch (error) {
    return findingOf(error);
  }
}

function report(finding: Finding) {
  process.send!(finding, () => process.exit());
}
