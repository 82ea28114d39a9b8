import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { EventRow } from './calendar.queries.ts';
import { icalendarOf } from './icalendar.ts';

const env = { PRODUCT_NAME: 'Sinau', PUBLIC_URL: 'https://sinau.example' };
const now = new Date('2026-11-22T03:00:00.000Z');

const event = (overrides: Partial<EventRow> = {}): EventRow => ({
  id: '01990000-0000-7000-8000-000000000001',
  kind: 'webinar',
  title: 'Sesi 1; pembuka, dan tanya jawab',
  class: {
    id: '01990000-0000-7000-8000-000000000002',
    title: 'Meliput Pemilu',
    slug: 'webinar-pemilu',
    type: 'webinar',
  },
  startsAt: new Date('2026-12-31T16:30:00.000Z'),
  endsAt: new Date('2026-12-31T18:30:00.000Z'),
  cancelledAt: null,
  isLive: true,
  sequence: 3,
  ...overrides,
});

/** Reads as a calendar program does; the parser refuses what RFC 5545 does not allow. */
const read = (events: EventRow[]) => {
  const calendar = new ICAL.Component(ICAL.parse(icalendarOf(events, env, now)) as unknown[] as never);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
};

test('a calendar program reads name, times, sequence and page of a session', () => {
  const { calendar, events } = read([event()]);
  const [one] = events;
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(one!.summary).toBe('Sesi 1; pembuka, dan tanya jawab');
  expect(one!.startDate.toJSDate()).toEqual(new Date('2026-12-31T16:30:00.000Z'));
  expect(one!.endDate.toJSDate()).toEqual(new Date('2026-12-31T18:30:00.000Z'));
  expect(one!.sequence).toBe(3);
  expect(one!.uid).toBe('webinar-01990000-0000-7000-8000-000000000001@sinau.example');
  expect(one!.description).toContain('https://sinau.example/my-class/content?name=webinar-pemilu&type=webinar');
  expect(one!.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test('a moved session preserves its identity, and a cancelled one is marked as such', () => {
  const [first] = read([event()]).events;
  const [moved] = read([
    event({
      sequence: 4,
      startsAt: new Date('2027-01-02T12:00:00.000Z'),
      endsAt: new Date('2027-01-02T14:00:00.000Z'),
    }),
  ]).events;
  const [cancelled] = read([event({ sequence: 5, cancelledAt: now })]).events;
  expect(moved!.uid).toBe(first!.uid);
  expect(moved!.sequence).toBeGreaterThan(first!.sequence);
  expect(cancelled!.uid).toBe(first!.uid);
  expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('non-ASCII letters and line breaks survive, and an empty calendar is valid', () => {
  const title = 'Wawancara 🎤 — “mendalam”\nbersama Laras, Ω & ꦗꦮ';
  expect(read([event({ title })]).events[0]!.summary).toBe(title);
  expect(read([]).events).toEqual([]);
});

test('a deadline is labeled as one', () => {
  const at = new Date('2026-12-01T16:59:00.000Z');
  const [one] = read([event({ kind: 'deadline', title: 'Tugas 1', startsAt: at, endsAt: at, sequence: 0 })]).events;
  expect(one!.summary).toBe('Tenggat: Tugas 1');
});
