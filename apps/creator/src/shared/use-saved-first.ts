import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';

/** Runs an action once all changes so far are saved; reports a failure to save. */
export function useSavedFirst(save: () => Promise<boolean>) {
  const dispatch = useDispatch();
  const [isSaving, setSaving] = useState(false);
  const savedFirst = async (act: () => void) => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) act();
    else dispatch(snackbarShown({ tone: 'error', msg: 'Masih ada perubahan yang belum tersimpan' }));
  };
  return { isSaving, savedFirst };
}
