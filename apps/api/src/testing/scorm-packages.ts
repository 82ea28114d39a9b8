import { archiveOfEntries, type ArchiveEntry } from './archives.ts';

type Version = '1.2' | '2004 3rd Edition' | '2004 4th Edition' | 'CAM 1.3';

interface Item {
  readonly id?: string;
  readonly title?: string;
  /** Address of its page; an item without one is a heading. */
  readonly href?: string;
  readonly type?: 'sco' | 'asset';
  /** Attributes and elements as they stand in the manifest. */
  readonly attributes?: string;
  readonly inside?: string;
  /** Attributes of its resource. */
  readonly resource?: string;
  readonly items?: readonly Item[];
}

interface ManifestOptions {
  readonly version?: Version;
  readonly title?: string;
  readonly items?: readonly Item[];
  /** Attributes of the root element, besides the namespaces. */
  readonly root?: string;
  readonly resources?: string;
  readonly metadata?: string;
  readonly declaration?: string;
}

const namespaces12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"';
const namespaces2004 =
  'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"';

/** A manifest as authoring tools write it. */
export function manifestOf({
  version = '1.2',
  title = 'Dasar jurnalistik',
  items = [{ href: 'index.html' }],
  root = '',
  resources = '',
  metadata = `<metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>`,
  declaration = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
}: ManifestOptions = {}): string {
  const isOld = version === '1.2';
  const listed: string[] = [];
  const written = (list: readonly Item[], path: string): string =>
    list
      .map((item, index) => {
        const id = item.id ?? `item${path}_${index + 1}`;
        if (item.href !== undefined)
          listed.push(
            `<resource identifier="res_${id}" type="webcontent" ${isOld ? 'adlcp:scormtype' : 'adlcp:scormType'}="${item.type ?? 'sco'}" href="${item.href}" ${item.resource ?? ''}><file href="${item.href}"/></resource>`,
          );
        const reference = item.href === undefined ? '' : `identifierref="res_${id}"`;
        return `<item identifier="${id}" ${reference} ${item.attributes ?? ''}>
          <title>${item.title ?? `Bagian ${index + 1}`}</title>${item.inside ?? ''}${written(item.items ?? [], `${path}_${index + 1}`)}</item>`;
      })
      .join('\n');
  const outline = written(items, '');
  return `${declaration}
<manifest identifier="paket" version="1.0" ${isOld ? namespaces12 : namespaces2004} ${root}>
  ${metadata}
  <organizations default="org"><organization identifier="org"><title>${title}</title>${outline}</organization></organizations>
  <resources ${resources}>${listed.join('\n')}</resources>
</manifest>`;
}

/** A package of a manifest and pages; every page of its items is there unless `files` says otherwise. */
export const packageOf = (manifest: string | Buffer, files: Readonly<Record<string, string>>): Buffer =>
  archiveOfEntries([
    { name: 'imsmanifest.xml', content: manifest, method: 8 },
    ...Object.entries(files).map(([name, content]): ArchiveEntry => ({ name, content, method: 8 })),
  ]);

interface ScoOptions {
  readonly version?: '1.2' | '2004';
  /** Place where the page begins its search, as the tools differ. */
  readonly from?: 'window' | 'window.parent';
}

/** A page that works like those of authoring tools: it counts pages, keeps its place, and reports a score. */
export const scoPage = ({ version = '1.2', from = 'window.parent' }: ScoOptions = {}) => {
  const isOld = version === '1.2';
  const name = isOld ? 'API' : 'API_1484_11';
  const [begin, get, set, save, end] = isOld
    ? ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']
    : ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate'];
  const [place, score, entry] = isOld
    ? ['cmi.core.lesson_location', 'cmi.core.score.raw', 'cmi.core.entry']
    : ['cmi.location', 'cmi.score.raw', 'cmi.entry'];
  const reported = isOld
    ? `set('cmi.core.lesson_status', points >= 70 ? 'passed' : 'failed');`
    : `set('cmi.score.min', '0'); set('cmi.score.max', '100'); set('cmi.score.scaled', String(points / 100));
       set('cmi.completion_status', 'completed'); set('cmi.success_status', points >= 70 ? 'passed' : 'failed');`;
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><title>Kuis</title></head>
<body>
<h1>Kuis</h1>
<p id="keadaan"></p>
<button id="lanjut">Halaman berikutnya</button>
<button id="salah">Jawab salah</button>
<button id="benar">Jawab benar</button>
<script>
  function find(win) {
    var tries = 0;
    while (win.${name} == null && win.parent != null && win.parent != win) {
      if (++tries > 500) return null;
      win = win.parent;
    }
    return win.${name};
  }
  var api = find(${from});
  var show = function (text) { document.getElementById('keadaan').textContent = text; };
  var set = function (key, value) { return api.${set}(key, value); };
  if (!api || api.${begin}('') !== 'true') show('Tanpa LMS');
  else {
    var page = Number(api.${get}('${place}') || '1');
    var draw = function () {
      show('Halaman ' + page + ', ' + api.${get}('${entry}') + ', catatan ' + api.${get}('cmi.suspend_data').length);
    };
    draw();
    document.getElementById('lanjut').onclick = function () {
      page += 1;
      set('${place}', String(page));
      set('cmi.suspend_data', new Array(page * 100 + 1).join('x'));
      draw();
    };
    var answer = function (points) {
      set('${score}', String(points));
      ${reported}
      api.${save}('');
      show('Nilai ' + points);
    };
    document.getElementById('salah').onclick = function () { answer(40); };
    document.getElementById('benar').onclick = function () { answer(85); };
    window.addEventListener('pagehide', function () { api.${end}(''); });
  }
</script>
</body>
</html>`;
};
