import { Download, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type InstallWay, install, installWay, shareMenuSteps } from '#web/api/install.ts';
import { isSharedDevice, setSharedDevice } from '#web/api/shared-device.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingFold } from '#web/ui/rows/setting-fold.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast.ts';

interface Words {
  text: string;
  steps?: readonly string[];
}

const invitation = 'It opens right away, even with a weak signal.';
const wordsOf: Record<InstallWay, Words> = {
  installed: { text: 'Mothership is installed here and opens even with a weak signal.' },
  prompt: { text: invitation },
  'share-menu': { text: invitation, steps: shareMenuSteps },
  'browser-menu': {
    text: invitation,
    steps: [
      "Open your browser's menu.",
      'Choose Install, Add to Home Screen or Add to Dock. No such choice? Try Chrome, Edge or Safari.',
    ],
  },
  insecure: {
    text: 'Whoever set up Mothership can add an app that opens even with a weak signal, and notifications on your phone.',
    steps: [
      'Install Tailscale on the computer that runs Mothership and on your phones.',
      'On that computer, run: tailscale serve --bg 3000',
      'Start Mothership with PUBLIC_URL set to the https address you see there, and TRUST_PROXY set to 127.0.0.1.',
    ],
  },
};

/** Installs the app on this device, or explains how to. */
export function InstallCard() {
  const [way, setWay] = useState(installWay);
  const { text, steps } = wordsOf[way];
  const [isShared, setIsShared] = useState(isSharedDevice);
  const share = (next: boolean) => {
    setIsShared(next);
    void setSharedDevice(next);
  };
  const onInstall = async () => {
    const isAccepted = await install();
    setWay(isAccepted ? 'installed' : installWay());
    if (isAccepted) toast({ title: 'Mothership is on its way. Look for it where your apps are.' });
  };
  return (
    <SettingFold
      Icon={MonitorSmartphone}
      title={way === 'installed' ? 'On This Device' : 'Install Mothership'}
      about={text}
    >
      {steps && (
        <ol className="mb-4 list-decimal space-y-1 pl-5 text-sm marker:font-semibold">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {way === 'prompt' && (
        <Button variant="outline" className="mb-5" onClick={onInstall}>
          <Download aria-hidden size={18} />
          Install
        </Button>
      )}
      <div className={steps || way === 'prompt' ? 'border-t border-line pt-3' : undefined}>
        <SwitchField label="This is a shared device" checked={isShared} onChange={() => share(!isShared)} />
        <p className="text-sm text-ink-soft">
          {isShared
            ? "We keep nothing here, so you'll need a connection to see anything."
            : 'We keep your groceries, calendar, meals and tasks here, but no notes, so you can use them without signal. Logging out deletes them. Turn this on if others use this device.'}
        </p>
      </div>
    </SettingFold>
  );
}
