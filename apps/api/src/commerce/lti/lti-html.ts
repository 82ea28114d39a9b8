import { createHash } from 'node:crypto';
import { decimal } from '@sinau/format';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { FileAnswer } from '../../platform/public-file.ts';

const style =
  '*{box-sizing:border-box}body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#0f1b36;background:#fff}main{max-width:560px;margin:0 auto}h1{margin:0 0 8px;font-size:22px;line-height:1.3}p{margin:0 0 16px}.muted{color:#55617a;font-size:14px}fieldset{margin:0 0 16px;padding:0;border:0}legend{margin:0 0 8px;padding:0;font-weight:700}label{display:flex;gap:12px;align-items:flex-start;min-height:44px;padding:12px 16px;margin:0 0 8px;border:1px solid #cbd4e1;border-radius:12px;overflow-wrap:anywhere}label:has(:checked){border-color:#0e47c0;background:#eff3f9}input{width:20px;height:20px;margin:2px 0 0;flex:none;accent-color:#0e47c0}button{min-height:44px;padding:0 20px;border:0;border-radius:12px;background:#0e47c0;color:#fff;font:inherit;font-weight:700;cursor:pointer}button:hover{background:#0b3aa0}:focus-visible{outline:3px solid #6c9bff;outline-offset:2px}';
const submitScript = 'document.forms[0].submit()';
const closeScript = "(opener||parent).postMessage({subject:'org.imsglobal.lti.close'},'*')";
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface LtiPage {
  readonly title: string;
  /** Escaped already. */
  readonly body: string;
  readonly status?: number;
  readonly script?: 'submit' | 'close';
}

/**
 * Answers a page that a campus may show in a frame, unlike those of the applications: it signs nobody in, reads no
 * cookie of ours, and has no other script than the one that sends its form or closes its window.
 */
export function ltiPage({ title, body, status = 200, script }: LtiPage): FileAnswer {
  const text = script === 'submit' ? submitScript : script === 'close' ? closeScript : null;
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main>${text ? `<script>${text}</script>` : ''}</body></html>`,
    cacheControl: 'no-store',
    headers: {
      'content-security-policy': `default-src 'none';style-src ${hashOf(style)};${text ? `script-src ${hashOf(text)};` : ''}base-uri 'none';form-action http: https:;frame-ancestors http: https:`,
      'x-frame-options': null,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': null,
    },
  };
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** Page of a sentence, such as why a launch stopped. */
export const sentencePage = (title: string, sentence: string, status: number, hint = '') =>
  ltiPage({
    title,
    status,
    body: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${hint && `<p class="muted">${escapeHtml(hint)}</p>`}`,
  });

/** Page within a frame, whose button opens the class in a tab: a browser gives frames no cookies. */
export const tabPage = (campus: string, action: string, fields: Readonly<Record<string, string>>) =>
  ltiPage({
    title: 'Buka kelas',
    body: `<h1>Buka kelas di tab baru</h1><p>Kelas dari ${escapeHtml(campus)} dibuka di tab tersendiri, supaya kamu bisa masuk dengan aman.</p><form method="post" action="${escapeHtml(action)}" target="_blank">${hidden(fields)}<button>Buka kelas</button></form>`,
  });

/** Form that the browser sends on by itself, or by its button where scripts are off. */
export const sendingPage = (title: string, action: string, fields: Readonly<Record<string, string>>) =>
  ltiPage({
    title,
    script: 'submit',
    body: `<h1>${escapeHtml(title)}</h1><form method="post" action="${escapeHtml(action)}">${hidden(fields)}<button>Lanjut</button></form>`,
  });

interface Choice {
  readonly seats: number;
  readonly taken: number;
  readonly class: { readonly id: string; readonly title: string };
}
interface ChoicePage {
  readonly campus: string;
  readonly action: string;
  readonly id: string;
  readonly isMultiple: boolean;
  readonly offers: readonly Choice[];
}

/** Form by which a teacher of the campus chooses among the classes that are offered to it. */
export const choicePage = ({ campus, action, id, isMultiple, offers }: ChoicePage) =>
  offers.length === 0
    ? sentencePage('Belum ada kelas', `Mitra belum menawarkan kelas kepada ${campus}. Hubungi mitranya.`, 200)
    : ltiPage({
        title: 'Pilih kelas',
        body: `<h1>Pilih kelas</h1><p>Kelas yang ditawarkan kepada ${escapeHtml(campus)}.</p><form method="post" action="${escapeHtml(action)}">${hidden({ id })}<fieldset><legend>Kelas</legend>${offers
          .map(
            ({ class: { id: classId, title }, seats, taken }, index) =>
              `<label><input type="${isMultiple ? 'checkbox' : 'radio'}" name="${isMultiple ? `class-${index}` : 'class'}" value="${classId}"${isMultiple ? '' : ' required'}${index === 0 && !isMultiple ? ' checked' : ''}><span>${escapeHtml(title)}<br><span class="muted">Sisa ${decimal(seats - taken)} dari ${decimal(seats)} kursi</span></span></label>`,
          )
          .join('')}</fieldset><button>Pakai kelas ini</button></form>`,
      });

/** Question before a campus is registered: opening an address alone changes nothing. */
export const registrationPage = (
  mitra: string,
  host: string,
  action: string,
  fields: Readonly<Record<string, string>>,
) =>
  ltiPage({
    title: 'Sambungkan kampus',
    body: `<h1>Sambungkan ${escapeHtml(host)}?</h1><p>Kampus ini akan bisa membuka kelas yang ditawarkan oleh ${escapeHtml(mitra)}, dan menerima nilainya.</p><form method="post" action="${escapeHtml(action)}">${hidden(fields)}<button>Sambungkan</button></form>`,
  });

export const registeredPage = (mitra: string) =>
  ltiPage({
    title: 'Kampus tersambung',
    script: 'close',
    body: `<h1>Kampus tersambung</h1><p>Aktifkan alat ini di LMS-mu. Kelas yang ditawarkan ${escapeHtml(mitra)} bisa dipilih oleh pengajar.</p>`,
  });

export const redirectTo = (location: string, headers: Record<string, string> = {}): FileAnswer => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  cacheControl: 'no-store',
  headers: { location, ...headers },
});
