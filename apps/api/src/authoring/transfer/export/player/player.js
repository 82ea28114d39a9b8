// @ts-check

// The player of a class that left as a SCORM 1.2 package. It runs in the systems of others, and opened from a disk: plain
// scripts alone, no requests, and no storage but that of the system.

/* global sinauCourse, sinauMake, sinauQuiz */

(() => {
  /** @type {{ title: string, sections: { title: string, lessons: { title: string, file: string, quiz: null | { minimum: number, isScored: boolean } }[] }[] }} */
  const course = sinauCourse;
  const make = sinauMake;
  const lessons = course.sections.flatMap((section) => section.lessons);
  const quizzes = lessons.flatMap((lesson, index) => (lesson.quiz && lesson.quiz.isScored ? [index] : []));
  const begun = Date.now();

  /** Looks for the API where the standard says: in the windows around this one, then around its opener. */
  function findApi() {
    for (const start of [window, window.opener]) {
      let place = start;
      for (let depth = 0; place && depth < 20; depth += 1) {
        try {
          if (place.API) return place.API;
        } catch {
          break;
        }
        if (place.parent === place) break;
        place = place.parent;
      }
    }
    return null;
  }
  const api = findApi();
  const get = (name) => (api ? String(api.LMSGetValue(name)) : '');
  const set = (name, value) => api && api.LMSSetValue(name, String(value));

  /** Lessons that were opened, and the best score of each quiz; null before it was answered. */
  const seen = lessons.map(() => false);
  const scores = new Map(quizzes.map((index) => [index, null]));

  /** The state takes a bit for each lesson and two characters for each quiz: 1,000 lessons fit into 4,096 characters. */
  function writeState() {
    let bits = '';
    for (let at = 0; at < seen.length; at += 4)
      bits += seen
        .slice(at, at + 4)
        .reduce((sum, isSeen, bit) => sum + (isSeen ? 1 << bit : 0), 0)
        .toString(16);
    const best = quizzes.map((index) => {
      const score = scores.get(index);
      return score === null ? '--' : score.toString(36).padStart(2, '0');
    });
    return `1.${lessons.length}.${quizzes.length}.${bits}.${best.join('')}`;
  }

  /** A state of another version of the class says nothing of this one. */
  function readState(text) {
    const [version, lessonCount, quizCount, bits = '', best = ''] = text.split('.');
    if (version !== '1' || Number(lessonCount) !== lessons.length || Number(quizCount) !== quizzes.length) return;
    seen.forEach((_, index) => {
      seen[index] = Boolean((parseInt(bits[index >> 2] || '0', 16) >> (index & 3)) & 1);
    });
    quizzes.forEach((index, place) => {
      const score = parseInt(best.slice(2 * place, 2 * place + 2), 36);
      if (score >= 0 && score <= 100) scores.set(index, score);
    });
  }

  const isDone = () =>
    seen.every(Boolean) && quizzes.every((index) => (scores.get(index) ?? 0) >= lessons[index].quiz.minimum);

  function save() {
    if (!api) return;
    const answered = quizzes.filter((index) => scores.get(index) !== null);
    if (answered.length > 0) {
      const sum = answered.reduce((total, index) => total + scores.get(index), 0);
      set('cmi.core.score.min', 0);
      set('cmi.core.score.max', 100);
      set('cmi.core.score.raw', Math.round(sum / quizzes.length));
    }
    // A class that was passed stays so.
    if (!['passed', 'completed'].includes(get('cmi.core.lesson_status')))
      set('cmi.core.lesson_status', isDone() ? (quizzes.length > 0 ? 'passed' : 'completed') : 'incomplete');
    set('cmi.suspend_data', writeState());
    set('cmi.core.lesson_location', current);
    set('cmi.core.session_time', timeOf(Date.now() - begun));
    set('cmi.core.exit', 'suspend');
    api.LMSCommit('');
  }

  function timeOf(milliseconds) {
    const seconds = Math.floor(milliseconds / 1000);
    const two = (number) => String(number).padStart(2, '0');
    return `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }

  let current = 0;
  const contents = make('ol', {});
  const progress = make('p', { class: 'progress', role: 'status' });
  const main = make('main', { id: 'materi' });
  const links = lessons.map((lesson, index) =>
    make(
      'button',
      { type: 'button', onclick: () => open(index, true) },
      make('span', { class: 'mark', 'aria-hidden': 'true' }),
      lesson.title,
    ),
  );
  let place = 0;
  for (const section of course.sections) {
    const list = make('ol', {});
    section.lessons.forEach(() => {
      list.append(make('li', {}, links[place]));
      place += 1;
    });
    contents.append(make('li', {}, make('h2', {}, section.title), list));
  }
  const menu = make(
    'details',
    { class: 'menu' },
    make('summary', {}, 'Daftar materi'),
    make('nav', { 'aria-label': 'Daftar materi' }, contents),
  );
  document.body.append(
    make('a', { class: 'skip', href: '#materi' }, 'Langsung ke materi'),
    make('header', {}, make('h1', {}, course.title), progress),
    make('div', { class: 'columns' }, menu, main),
  );
  // The menu always stands beside the lesson on a wide screen.
  const wide = window.matchMedia ? window.matchMedia('(min-width: 800px)') : null;
  const fitMenu = () => {
    menu.open = Boolean(wide && wide.matches);
  };
  if (wide && wide.addEventListener) wide.addEventListener('change', fitMenu);

  function showProgress() {
    const count = seen.filter(Boolean).length;
    progress.textContent = `${count} dari ${lessons.length} materi selesai`;
    links.forEach((link, index) => {
      link.toggleAttribute('aria-current', false);
      if (index === current) link.setAttribute('aria-current', 'page');
      link.classList.toggle('done', seen[index]);
      link.firstChild.textContent = seen[index] ? '✓' : '○';
      link.setAttribute('aria-label', seen[index] ? `${lessons[index].title} (selesai)` : lessons[index].title);
    });
  }

  const loaded = new Map();
  /** Each lesson is a script of its own, which calls this with what it holds. */
  window.sinauLesson = (index, content) => {
    loaded.set(index, content);
    if (index === current) show();
  };

  function open(index, byHand) {
    current = index;
    if (byHand && !(wide && wide.matches)) menu.open = false;
    if (loaded.has(index)) return show(byHand);
    main.replaceChildren(make('p', { role: 'status' }, 'Memuat materi…'));
    const failed = () => {
      if (index !== current) return;
      main.replaceChildren(
        make('p', { role: 'alert' }, 'Materi ini belum bisa dimuat. Periksa koneksimu.'),
        make('button', { type: 'button', class: 'main-action', onclick: () => open(index, true) }, 'Coba lagi'),
      );
    };
    document.head.append(make('script', { src: lessons[index].file, onerror: failed }));
    return undefined;
  }

  function show(byHand = true) {
    const lesson = lessons[current];
    const content = loaded.get(current);
    const heading = make('h2', { tabindex: '-1' }, lesson.title);
    const step = (index, label) =>
      lessons[index] ? make('button', { type: 'button', onclick: () => open(index, true) }, label) : null;
    main.replaceChildren(
      heading,
      ...(content.description ? [make('p', { class: 'description' }, content.description)] : []),
      ...bodyOf(content),
      ...attachmentsOf(content.attachments || []),
      make('div', { class: 'steps' }, step(current - 1, 'Sebelumnya'), step(current + 1, 'Berikutnya')),
    );
    if (byHand) heading.focus();
    if (!lesson.quiz) seen[current] = true;
    showProgress();
    save();
  }

  /** A quiz without anything to grade has no score. */
  const answeredAt = (index) => (score) => {
    seen[index] = true;
    if (score !== null) scores.set(index, Math.max(score, scores.get(index) ?? 0));
    showProgress();
    save();
  };

  const away = { target: '_blank', rel: 'noopener noreferrer' };

  function bodyOf(content) {
    if (content.quiz)
      return [
        make('div', { html: content.quiz.html }),
        sinauQuiz(content.quiz, { onAnswered: answeredAt(current), onAgain: () => show() }),
      ];
    if (content.link)
      return [
        make('p', {}, make('a', { class: 'main-action', href: content.link, ...away }, 'Buka materi di situsnya')),
      ];
    if (!content.file) return [make('article', { html: content.html })];
    const { path, kind, captions } = content.file;
    if (kind === 'pdf')
      return [
        make('p', {}, make('a', { class: 'main-action', href: path, ...away }, 'Buka PDF di tab baru')),
        make('iframe', { src: path, title: lessons[current].title }),
      ];
    const tracks = captions.map((one, index) =>
      make('track', { kind: 'captions', src: one.path, srclang: one.language, label: one.label, default: index === 0 }),
    );
    return [
      make(
        kind === 'audio' ? 'audio' : 'video',
        {
          src: path,
          controls: true,
          preload: 'metadata',
          playsinline: true,
          // Captions are of another origin in a sandbox, and pages from a disk may ask for no CORS.
          crossorigin: captions.length > 0 && location.protocol !== 'file:' && 'anonymous',
        },
        ...tracks,
      ),
    ];
  }

  const attachmentsOf = (files) =>
    files.length === 0
      ? []
      : [
          make('h3', {}, 'Lampiran'),
          make(
            'ul',
            {},
            ...files.map(({ name, path }) => make('li', {}, make('a', { href: path, download: name }, name))),
          ),
        ];

  if (api) api.LMSInitialize('');
  readState(get('cmi.suspend_data'));
  const last = parseInt(get('cmi.core.lesson_location'), 10);
  fitMenu();
  showProgress();
  open(lessons[last] ? last : 0, false);

  let hasEnded = false;
  window.addEventListener('pagehide', () => {
    if (!api || hasEnded) return;
    hasEnded = true;
    save();
    api.LMSFinish('');
  });
})();
