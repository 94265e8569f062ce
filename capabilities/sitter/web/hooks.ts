import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { type NewSitterSheet, sitterApi } from '../contract.ts';
import { guestSheetApi } from '../page-contract.ts';

export const useSheets = () => useRead(sitterApi.list, {});
export const useSheet = (id: string) => useRead(sitterApi.show, { params: { id } });
export const useAddSheet = () => useWrite(sitterApi.add);
export const useChangeSheet = () => useWrite(sitterApi.change);
export const useRemoveSheet = () => useWrite(sitterApi.remove);
export const useMakeLink = () => useWrite(sitterApi.makeLink);
export const useEndLink = () => useWrite(sitterApi.endLink);
export const useGuestSheet = (token: string) => useRead(guestSheetApi, { params: { token } });

const settlesAfterMs = 400;

/** The page of a sheet that isn't made yet, and what is missing on it. It follows the choices as soon as they settle. */
export function usePreview(choices: NewSitterSheet | undefined) {
  const [body, setBody] = useState(choices);
  useEffect(() => {
    const timer = setTimeout(() => setBody(choices), body ? settlesAfterMs : 0);
    return () => clearTimeout(timer);
  }, [choices, body]);
  return useQuery({
    queryKey: ['sitter preview', body],
    queryFn: body ? () => call(sitterApi.preview, { body }) : skipToken,
    placeholderData: keepPreviousData,
    meta: { resources: sitterApi.show.resources },
  });
}
