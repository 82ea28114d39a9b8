import { beforeEach, describe, expect, test } from 'vitest';
import { createFreshness, type Freshness } from './freshness.ts';

let time: number;
let freshness: Freshness;
beforeEach(() => {
  time = 1_000;
  freshness = createFreshness({ maxLag: 5_000, now: () => time });
});

describe('a replica is read', () => {
  test('once it has answered', () => {
    expect([freshness.isUsable(), freshness.fault()]).toEqual([false, 'it has not answered yet']);
    freshness.reached(time);
    expect([freshness.isUsable(), freshness.fault()]).toEqual([true, null]);
  });

  test('while it is behind by no more than the limit', () => {
    freshness.reached(time);
    time += 5_000;
    expect(freshness.isUsable()).toBe(true);
    time += 1;
    expect([freshness.isUsable(), freshness.fault(), freshness.lag()]).toEqual([false, 'it is too far behind', 5_001]);
    freshness.reached(time - 10);
    expect(freshness.isUsable()).toBe(true);
  });

  test('only with every change that was heard of', () => {
    freshness.reached(time);
    time += 100;
    freshness.changed();
    expect([freshness.isUsable(), freshness.hasChanges(), freshness.fault()]).toEqual([false, false, null]);
    freshness.reached(time - 1);
    expect(freshness.isUsable()).toBe(false);
    freshness.reached(time);
    expect([freshness.isUsable(), freshness.hasChanges()]).toEqual([true, true]);
  });

  test('again once a fault is over, and its lag counts meanwhile', () => {
    freshness.reached(time);
    freshness.failed('it is no standby');
    time += 2_000;
    expect([freshness.isUsable(), freshness.fault(), freshness.lag()]).toEqual([false, 'it is no standby', 2_000]);
    freshness.reached(time);
    expect([freshness.isUsable(), freshness.lag()]).toEqual([true, 0]);
  });
});
