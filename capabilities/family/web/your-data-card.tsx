import { Download, FolderLock, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useAccount } from '#capabilities/account/web/hooks.ts';
import { today } from '#core/dates.ts';
import { productName } from '#core/product.ts';
import { Button } from '#web/ui/button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { SettingFold } from '#web/ui/rows/setting-fold.tsx';
import { SettingRow } from '#web/ui/rows/setting-row.tsx';
import { failed } from '#web/ui/toast.ts';
import { accountConfirmationPhrase, familyConfirmation } from '../rules/confirmations.ts';
import { EraseDialog, useReopenAfterSignIn } from './erase-dialog.tsx';
import { useArchive, useEraseFamily, useErasePerson, useFamily } from './hooks.ts';

/** Downloads a text as a file. */
function saveAs(fileName: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}

/** Downloads all data, and deletes the family or the account. */
export function YourDataCard() {
  const { data: family } = useFamily();
  const archive = useArchive();
  const download = () =>
    archive.mutate(
      {},
      {
        onSuccess: (everything) =>
          saveAs(`${productName.toLowerCase()}-${today()}.json`, JSON.stringify(everything, null, 2)),
        onError: failed('Error downloading your data'),
      },
    );
  return (
    <SettingFold Icon={FolderLock} title="Your Data" about="Download everything, or delete your account.">
      <div className="pb-5">
        <SettingRow
          action={
            <Button
              variant="outline"
              aria-disabled={archive.isPending}
              onClick={() => !archive.isPending && download()}
            >
              <Download aria-hidden size={18} />
              {archive.isPending ? 'Preparing...' : 'Download everything'}
            </Button>
          }
        >
          Everything your family has saved and what you told us about yourself, in one file.
        </SettingRow>
      </div>
      <div className="space-y-4 border-t border-line pt-5">
        <div>
          <h3 className="field-label">Delete</h3>
          <p className="text-sm text-ink-soft">Deleting is permanent.</p>
        </div>
        {family?.role === 'owner' && <FamilyErasure name={family.name} others={family.members.length - 1} />}
        <AccountErasure />
      </div>
    </SettingFold>
  );
}

function FamilyErasure({ name, others }: { name: string; others: number }) {
  const title = 'Delete our family';
  const dialog = useItemOverlay<never>();
  const erase = useEraseFamily();
  const onEraseError = useEraseErrorHandler();
  useReopenAfterSignIn(title, dialog.open);
  const affected =
    others === 0 ? '' : others === 1 ? ', for you and one more person' : `, for you and ${others} more people`;
  return (
    <>
      <Erasure title={title} onClick={() => dialog.open()}>
        Everything in "{name}", for everyone in it.
      </Erasure>
      <EraseDialog
        {...dialog.props}
        title={title}
        deletedData={`Everything in "${name}"${affected}: the household, recipes, plans, lists, dates and invitations.`}
        keptData="Your account and what you told us about yourself. You'll switch to another family, or start a new one."
        confirmation={familyConfirmation}
        onErase={(confirmation) =>
          erase.mutate(
            { body: { confirmation } },
            { onSuccess: () => location.assign('/dashboard'), onError: onEraseError('Error deleting the family') },
          )
        }
        erasing={erase.isPending || erase.isSuccess}
      />
    </>
  );
}

function AccountErasure() {
  const title = 'Delete my account';
  const dialog = useItemOverlay<never>();
  const erase = useErasePerson();
  const onEraseError = useEraseErrorHandler();
  useReopenAfterSignIn(title, dialog.open);
  return (
    <>
      <Erasure title={title} onClick={() => dialog.open()}>
        Your account and what you told us about yourself.
      </Erasure>
      <EraseDialog
        {...dialog.props}
        title={title}
        deletedData="Your account, what you told us about yourself, and any family where you're the only member, with everything in it. You'll be signed out everywhere."
        keptData="What you added to a family you share with others. We take your name off it."
        confirmation={accountConfirmationPhrase}
        onErase={(confirmation) =>
          erase.mutate(
            { body: { confirmation } },
            { onSuccess: () => location.assign('/'), onError: onEraseError('Error deleting your account') },
          )
        }
        erasing={erase.isPending || erase.isSuccess}
      />
    </>
  );
}

/** Shows the error and reloads the account: if the proof has expired, the dialog then asks to sign in again. */
function useEraseErrorHandler() {
  const { refetch } = useAccount();
  return (title: string) => (error: Error) => {
    failed(title)(error);
    void refetch();
  };
}

function Erasure({ title, children, onClick }: { title: string; children: ReactNode; onClick: () => void }) {
  const id = useId();
  return (
    <SettingRow
      action={
        <Button variant="outline" className="text-danger" aria-describedby={id} onClick={onClick}>
          <Trash2 aria-hidden size={18} />
          {title}
        </Button>
      }
    >
      <span id={id}>{children}</span>
    </SettingRow>
  );
}
