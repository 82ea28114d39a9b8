import { searched } from '@sinau/contracts/core/typed/text.rules';
import { ownKey, useProfile } from '@sinau/shell';
import { useState } from 'react';

const most = 5;

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Searches made on this device, the latest first. Signing out deletes those of the user. */
export function useRecentSearches() {
  const profile = useProfile();
  const key = profile ? ownKey(profile.id, 'searches') : 'searches';
  const [recent, setRecent] = useState(() => read(key));
  const keep = (next: readonly string[]) => {
    setRecent(next.slice(0, most));
    try {
      localStorage.setItem(key, JSON.stringify(next.slice(0, most)));
    } catch {
      // The device stores nothing: the search works all the same.
    }
  };
  return {
    recent,
    add: (keyword: string) => keep([keyword, ...read(key).filter((one) => searched(one) !== searched(keyword))]),
    remove: (keyword: string) => keep(read(key).filter((one) => one !== keyword)),
  };
}
