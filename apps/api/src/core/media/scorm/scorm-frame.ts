/** Data model of a part, as the runtime renders it. */
type Cmi = Record<string, unknown>;

/** API of `scorm-again`, as far as this uses it. */
interface Runtime {
  loadFromJSON(json: object): void;
  renderCMIToJSONObject(): { cmi: Cmi };
  readonly cmi: { getCurrentTotalTime(): string };
  readonly [name: string]: unknown;
}
type RuntimeClass = new (settings: object) => Runtime;

/** Window of a page of a package, as far as this uses it. */
export interface FramePage {
  name: string;
  parent: { postMessage(...message: unknown[]): void };
  readonly top: FramePage['parent'];
  readonly MessageChannel: new () => { port1: Port; port2: unknown };
  readonly Scorm12API?: RuntimeClass;
  readonly Scorm2004API?: RuntimeClass;
  setTimeout(work: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
  addEventListener(type: string, listener: () => void): void;
}
interface Port {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(message: object): void;
}

/** As `PartStart` in the contract. */
interface Start {
  readonly nonce: string;
  readonly part: string;
  readonly cmi: Cmi | null;
  readonly learner: string;
  readonly masteryScore: number | null;
  readonly launchData: string | null;
}

/**
 * Gives a page of a SCORM package the API of its version, before any script of the package runs. Every page of a
 * sandbox has an origin of its own, so a page cannot reach an API in the frame around it: it gets its own, and
 * `parent`, where packages look for it, is replaced by an object that has it too.
 *
 * Runs in the page: it is sent there as text, so it uses nothing from outside.
 */
export function provideScorm(page: FramePage, version: '1.2' | '2004'): void {
  const { top, parent: outer } = page;
  if ((outer as unknown) === page) return;
  const isOld = version === '1.2';
  const apiName = isOld ? 'API' : 'API_1484_11';
  const calls = isOld
    ? { begin: 'LMSInitialize', end: 'LMSFinish', get: 'LMSGetValue', set: 'LMSSetValue', save: 'LMSCommit' }
    : { begin: 'Initialize', end: 'Terminate', get: 'GetValue', set: 'SetValue', save: 'Commit' };
  const plain = isOld
    ? ['LMSGetLastError', 'LMSGetErrorString', 'LMSGetDiagnostic']
    : ['GetLastError', 'GetErrorString', 'GetDiagnostic'];

  /**
   * The frame's own page finds its start in the frame's name, at once, and so do pages in frames of it, which
   * `nameFrames` names. Those in frames that the package has named itself have to ask.
   */
  const isOuterPage = outer === top;
  const start = readStart(page.name);
  const { port1: port, port2 } = new page.MessageChannel();
  top.postMessage({ type: 'sinau:scorm', nonce: isOuterPage && start ? start.nonce : null }, '*', [port2]);

  let api: object | null = start && apiOf(start);
  port.onmessage = ({ data }) => {
    const sent = readStart(data);
    if (!isOuterPage && !api && sent) api = apiOf(sent);
  };
  const around: Record<string, unknown> = {
    closed: false,
    postMessage: (...message: unknown[]) => outer.postMessage(...message),
  };
  around.parent = around;
  around.top = around;
  for (const place of [page, around]) Object.defineProperty(place, apiName, { get: () => api, configurable: true });
  page.parent = around as unknown as FramePage['parent'];

  function readStart(text: unknown): Start | null {
    try {
      const sent = JSON.parse(String(text)) as Start | null;
      return sent && typeof sent.nonce === 'string' && typeof sent.part === 'string' ? sent : null;
    } catch {
      return null;
    }
  }

  function apiOf(started: Start) {
    const Api = (isOld ? page.Scorm12API : page.Scorm2004API)!;
    const runtime = new Api({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
    runtime.loadFromJSON({ cmi: beginningOf(started) });
    const call = (name: string, args: unknown[]) => (runtime[name] as (...given: unknown[]) => unknown)(...args);
    let request = '';
    let hasBegun = false;
    let timer = 0;

    const save = () => {
      page.clearTimeout(timer);
      timer = 0;
      const { cmi } = runtime.renderCMIToJSONObject();
      // Time of this session is counted now: no other moment may come.
      const times = (isOld ? cmi.core : cmi) as Cmi;
      times.total_time = runtime.cmi.getCurrentTotalTime();
      times.session_time = isOld ? '00:00:00' : 'PT0S';
      if (start) page.name = JSON.stringify({ ...started, cmi });
      port.postMessage({ type: 'saved', part: started.part, cmi });
    };
    page.addEventListener('pagehide', () => timer !== 0 && save());

    const own: Record<string, (...args: unknown[]) => unknown> = {
      [calls.begin]: () => {
        const answer = call(calls.begin, ['']);
        if (answer === 'true') hasBegun = true;
        return answer;
      },
      [calls.end]: () => {
        const answer = call(calls.end, ['']);
        if (answer !== 'true') return answer;
        hasBegun = false;
        save();
        const [, target = '', to = ''] = /^(?:\{target=(.*)\})?(continue|previous|choice)$/.exec(request) ?? [];
        if (to !== '') port.postMessage({ type: 'left', to, part: target || started.part });
        return answer;
      },
      [calls.get]: (...args) => call(calls.get, args),
      [calls.set]: (...args) => {
        const answer = call(calls.set, args);
        if (answer !== 'true') return answer;
        if (args[0] === 'adl.nav.request') request = String(args[1]);
        if (hasBegun && timer === 0) timer = page.setTimeout(save, 250);
        return answer;
      },
      [calls.save]: () => {
        const answer = call(calls.save, ['']);
        if (answer === 'true') save();
        return answer;
      },
    };
    for (const name of plain) own[name] = (...args) => call(name, args);
    return own;
  }

  /** The data that a part begins with: what it stored, as the next session sees it. */
  function beginningOf({ cmi, learner, masteryScore, launchData }: Start) {
    const stored = cmi ?? {};
    const core = (isOld ? (stored.core ?? {}) : stored) as Cmi;
    const isNew = cmi === null;
    const { exit, session_time: _session, entry: _entry, ...kept } = core;
    // A page that was closed without a word is resumed like one that asked for it.
    const entry = isNew ? 'ab-initio' : exit === 'normal' || exit === 'logout' ? '' : 'resume';
    if (isOld)
      return {
        ...stored,
        core: { ...kept, student_id: learner, student_name: 'Peserta', credit: 'credit', lesson_mode: 'normal', entry },
        launch_data: launchData ?? '',
        ...(masteryScore !== null && { student_data: { mastery_score: String(masteryScore) } }),
      };
    return {
      ...kept,
      learner_id: learner,
      learner_name: 'Peserta',
      credit: 'credit',
      mode: 'normal',
      entry,
      launch_data: launchData ?? '',
      ...(masteryScore !== null && { scaled_passing_score: String(masteryScore / 100) }),
    };
  }
}
