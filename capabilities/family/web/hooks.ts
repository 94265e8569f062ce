import { useRead, useWrite } from '#web/api/hooks.ts';
import { useWriteAndDeleteStored } from '#web/api/write-and-delete-stored.ts';
import { familyApi, invitationApi, personApi } from '../contract.ts';

export const useFamily = () => useRead(familyApi.mine, {});
export const useRenameFamily = () => useWrite(familyApi.rename);
export const useChangeHabits = () => useWrite(familyApi.changeHabits);
export const useSwitchFamily = () => useWrite(familyApi.switch);
export const useLeaveFamily = () => useWriteAndDeleteStored(familyApi.leave);
export const useChangeRole = () => useWrite(familyApi.changeRole);
export const useRemoveMember = () => useWrite(familyApi.removeMember);

export const useInvite = () => useWrite(familyApi.invite);
export const useWithdrawInvitation = () => useWrite(familyApi.revokeInvitation);
export const useInvitation = (token: string) => useRead(invitationApi.show, { params: { token } });
export const useAcceptInvitation = () => useWrite(invitationApi.accept);

export const useArchive = () => useWrite(familyApi.archive);
export const useEraseFamily = () => useWriteAndDeleteStored(familyApi.erase);
export const useErasePerson = () => useWriteAndDeleteStored(personApi.erase);
