import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import { createPresentPeople, type PresentPeople } from './present-people.ts';
import { useBeat, type BuilderLocation } from './use-beat.ts';
import { useRemoteChanges } from './use-remote-changes.ts';

const PeopleContext = createContext<PresentPeople>(createPresentPeople());
const EndContext = createContext<() => void>(() => undefined);
const PlaceContext = createContext<BuilderLocation>({ page: 'setting', lessonId: null });

interface PresenceProviderProps {
  classId: string;
  place: BuilderLocation;
  children: ReactNode;
}

/** Tells the server that this tab has the class open, and the components who else has. */
export function PresenceProvider({ classId, place, children }: PresenceProviderProps) {
  const [people] = useState(createPresentPeople);
  const takeUp = useRemoteChanges(classId, place);
  const end = useBeat(classId, place, (answer) => {
    people.set(answer.others);
    takeUp(answer);
  });
  return (
    <PeopleContext value={people}>
      <PlaceContext value={place}>
        <EndContext value={end}>{children}</EndContext>
      </PlaceContext>
    </PeopleContext>
  );
}

/** Everybody else in the builder of this class. */
export function useOthers(): readonly Present[] {
  const people = use(PeopleContext);
  return useSyncExternalStore(people.subscribe, people.others);
}

/** Whoever has this lesson open. */
export function usePeopleAt(lessonId: string): readonly Present[] {
  const people = use(PeopleContext);
  return useSyncExternalStore(people.subscribe, () => people.at(lessonId));
}

/** Where this tab is. */
export const useOwnLocation = () => use(PlaceContext);

/** Ends it without a word, once the class was deleted. */
export const useEndPresence = () => use(EndContext);
