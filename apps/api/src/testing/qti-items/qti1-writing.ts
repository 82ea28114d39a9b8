export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const html = (text: string) =>
  `<material><mattext texttype="text/html">${escaped(`<div>${text}</div>`)}</mattext></material>`;
export const plain = (text: string) => `<material><mattext texttype="text/plain">${escaped(text)}</mattext></material>`;
export const label = (id: string, text: string, write = plain) =>
  `<response_label ident="${id}">${write(text)}</response_label>`;
export const set = (value: number | string, action = 'Set') =>
  `<setvar action="${action}" varname="SCORE">${value}</setvar>`;
export const equal = (value: string, response = 'response1') => `<varequal respident="${response}">${value}</varequal>`;
export const rule = (condition: string, rest: string, more = 'No') =>
  `<respcondition continue="${more}"><conditionvar>${condition}</conditionvar>${rest}</respcondition>`;
export const field = (name: string, value: string | number) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
export const choices = (single: boolean, labels: string, response = 'response1', beside = '') =>
  `<response_lid ident="${response}" rcardinality="${single ? 'Single' : 'Multiple'}">${beside}<render_choice>${labels}</render_choice></response_lid>`;
export const interop = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">${items}</questestinterop>`;
