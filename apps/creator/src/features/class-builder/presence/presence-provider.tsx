import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import { createPresentPeople, type PresentPeople } from './present-people.ts';
import { useBeat, type BuilderLocation } from './use-beat.ts';
import { useRemoteChanges } from './use-remote-changes.ts';

const PeopleContext = createContext<PresentPeople>(createPresentPeople());
const EndContext = createContext<() => void>(() => undefined);
const LocationContext = createContext<BuilderLocation>({ page: 'setting', lessonId: null });

interface PresenceProviderProps {
  classId: string;
  place: BuilderLocation;
  children: ReactNode;
}

/** Reports to the server that this tab has the class open, and to the components who else has. */
export function PresenceProvider({ classId, place, children }: PresenceProviderProps) {
  const [people] = useState(createPresentPeople);
  const takeUp = useRemoteChanges(classId, place);
  const end = useBeat(classId, place, (answer) => {
    people.set(answer.others);
    takeUp(answer);
  });
  return (
    <PeopleContext value={people}>
      <LocationContext value={place}>
        <EndContext value={end}>{children}</EndContext>
      </LocationContext>
    </PeopleContext>
  );
}

/** Returns all other users in the builder of this class. */
export function useOthers(): readonly Present[] {
  const people = use(PeopleContext);
  return useSyncExternalStore(people.subscribe, people.others);
}

/** Returns the users who have this lesson open. */
export function usePeopleAt(lessonId: string): readonly Present[] {
  const people = use(PeopleContext);
  return useSyncExternalStore(people.subscribe, () => people.at(lessonId));
}

/** Returns the location of this tab. */
export const useOwnLocation = () => use(LocationContext);

/** Returns a function that ends presence silently, once the class was deleted. */
export const useEndPresence = () => use(EndContext);
