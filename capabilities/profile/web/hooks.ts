import { useWrite } from '#web/api/hooks.ts';
import { onboardingApi } from '../contract.ts';

export const useCompleteOnboarding = () => useWrite(onboardingApi.complete);
