import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { account } from '@sinau/api-client';
import type { DataSaver } from '@sinau/classroom';
import type { DataSaverChoice } from '@sinau/contracts/core/account/data-saver.rules';
import { useProfile } from '@sinau/shell';
import { useOptimisticAnswer } from './use-optimistic-answer.ts';

const setting = account.dataSaver.query();

/** Loads the data saver of the account. */
export const useDataSaverSetting = () => useQuery({ ...setting, throwOnError: false });

/** Saves the choice. It shows immediately, and the former one again if the server refuses. */
export const useChooseDataSaver = () =>
  useMutation({
    mutationFn: (choice: DataSaverChoice) => account.chooseDataSaver.call({ body: { choice } }),
    meta: { refreshes: [account.dataSaver] },
    ...useOptimisticAnswer(setting, (_known, choice: DataSaverChoice) => ({ choice })),
  });

/** Returns the data saver for a player: that of the account, or for a visitor that of this visit. */
export function useDataSaver(): DataSaver {
  const isVisitor = useProfile() === null;
  const [ofVisit, setOfVisit] = useState<DataSaverChoice>('auto');
  const { data } = useQuery({ ...setting, enabled: !isVisitor, throwOnError: false });
  const { mutate } = useChooseDataSaver();
  return isVisitor ? { choice: ofVisit, choose: setOfVisit } : { choice: data?.choice ?? 'auto', choose: mutate };
}
