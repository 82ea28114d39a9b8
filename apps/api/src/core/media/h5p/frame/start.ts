import { instances, newRunnable, reportError } from './content.ts';
import { externalDispatcher, triggerInstance } from './events.ts';
import { createLesson } from './lesson.ts';
import { contentId, createNamespace, integrationOf } from './namespace.ts';
import { setActorName } from './xapi.ts';

/**
 * Begins before the scripts of the package, which add themselves to `H5P`, and shows the content once they have run. The
 * content is read beside them: it may take megabytes.
 */
export function begin() {
  const plan = window.H5PPlan;
  const content = fetch(`${plan.root}content/content.json`).then((answer) => answer.json() as Promise<unknown>);
  // Shown below, once the page is there.
  content.catch(() => undefined);
  const lesson = createLesson(window);
  setActorName(lesson.learner);
  window.H5P = createNamespace(lesson);
  window.H5PIntegration = integrationOf(plan);
  externalDispatcher.on('xAPI', lesson.onStatement);

  document.addEventListener('DOMContentLoaded', () => {
    content
      .then((params) => show(params, lesson))
      .catch((error: unknown) => {
        reportError(error);
        const notice = document.createElement('p');
        notice.className = 'h5p-failure';
        notice.textContent = 'Materi ini gagal dibuka. Muat ulang halaman ini untuk mencoba lagi.';
        document.body.append(notice);
      });
  });
}

function show(params: unknown, lesson: ReturnType<typeof createLesson>) {
  const plan = window.H5PPlan;
  const container = window.jQuery(document.querySelector('.h5p-container'));
  const instance = newRunnable({ library: plan.library, params, metadata: plan.metadata }, contentId, container, true, {
    standalone: true,
    isScoringEnabled: true,
    isReportingEnabled: true,
    ...(lesson.previousState !== undefined && { previousState: lesson.previousState }),
  });
  if (!instance) throw new Error(`${plan.library} is missing`);
  instances.push(instance);
  lesson.begin(instance);
  const resize = () => triggerInstance(instance, 'resize');
  resize();
  window.addEventListener('resize', resize);
  // Pictures and fonts change the size of what is above them.
  window.addEventListener('load', resize);
  void document.fonts?.ready.then(resize);
}
