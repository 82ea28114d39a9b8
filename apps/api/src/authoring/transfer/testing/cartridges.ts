import { escaped } from './moodle-backups.ts';

export type CartridgeVersion = '1p1' | '1p2' | '1p3';
export interface TestResource {
  readonly id: string;
  readonly type: string;
  readonly href?: string;
  /** Further files of it. */
  readonly files?: readonly string[];
  /** Content that a thin cartridge writes into its manifest. */
  readonly inline?: string;
}
export interface TestItem {
  readonly title: string;
  readonly ref?: string;
  readonly attributes?: string;
  readonly items?: readonly TestItem[];
}

const itemOf = ({ title, ref, attributes = '', items = [] }: TestItem, index: number): string =>
  `<item identifier="i${index}_${ref ?? 'f'}"${ref ? ` identifierref="${ref}"` : ''}${attributes}><title>${escaped(title)}</title>${items.map(itemOf).join('')}</item>`;
const resourceOf = ({ id, type, href, files = [], inline = '' }: TestResource) =>
  `<resource identifier="${id}" type="${type}"${href ? ` href="${href}"` : ''}>${[...(href ? [href] : []), ...files].map((one) => `<file href="${one}"/>`).join('')}${inline}</resource>`;

/** Writes the manifest of a cartridge. */
export const cartridgeManifest = (
  title: string,
  {
    version,
    items,
    resources,
  }: { version: CartridgeVersion; items: readonly TestItem[]; resources: readonly TestResource[] },
) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/ims${version === '1p1' ? 'cc' : 'cc'}/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv${version}/LOM/manifest"><metadata><schema>IMS Common Cartridge</schema><schemaversion>${version.replace('p', '.')}.0</schemaversion><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>${escaped(title)}</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata><organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">${items.map(itemOf).join('')}</item></organization></organizations><resources>${resources.map(resourceOf).join('')}</resources></manifest>`;

/** A question of QTI 1.2 with one right choice, as cartridges profile it. */
export const choiceItem = (id: string, text: string, choices: readonly string[], right = 0) =>
  `<item ident="${id}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>cc.multiple_choice.v0p1</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${escaped(text)}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${choices.map((choice, index) => `<response_label ident="c${index}"><material><mattext texttype="text/plain">${escaped(choice)}</mattext></material></response_label>`).join('')}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes><respcondition continue="No"><conditionvar><varequal respident="r">c${right}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`;

export const assessment = (title: string, ...items: readonly string[]) =>
  `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="${escaped(title)}"><qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>2</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>qmd_timelimit</fieldlabel><fieldentry>30</fieldentry></qtimetadatafield></qtimetadata><section ident="s">${items.join('')}</section></assessment></questestinterop>`;
export const questionBank = (...items: readonly string[]) =>
  `<questestinterop><objectbank ident="b">${items.join('')}</objectbank></questestinterop>`;
export const webLink = (title: string, address: string) =>
  `<webLink><title>${escaped(title)}</title><url href="${escaped(address)}"/></webLink>`;
export const topic = (title: string, html: string) =>
  `<topic><title>${escaped(title)}</title><text texttype="text/html">${escaped(html)}</text></topic>`;
export const page = (title: string, body: string) =>
  `<html><head><title>${escaped(title)}</title></head><body>${body}</body></html>`;
