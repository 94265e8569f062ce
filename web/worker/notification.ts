import { productName } from '#core/product.ts';

/** What the worker stores with a notification for when it is tapped. */
export interface NotificationData {
  path: string;
  /** Tells the server that this message was opened; undefined if the message was unreadable. */
  secret: string | undefined;
}

interface ShownNotification {
  title: string;
  options: NotificationOptions & { data: NotificationData };
}

/** The parts of the first version of a message. A message of any other version is unreadable. */
interface Message {
  v: 1;
  tag: string;
  title: string;
  body: string;
  path: string;
  secret: string;
}

/** Safari revokes the permission if a push message shows nothing, so an unreadable message shows this. */
const unreadableMessage: Omit<Message, 'v' | 'secret'> = {
  tag: 'news',
  title: productName,
  body: "Open to see what's new.",
  path: '/',
};

export function notificationOf(payload: string | undefined, origin: string): ShownNotification {
  const message = parse(payload);
  const { tag, title, body, path } = message ?? unreadableMessage;
  return {
    title,
    options: {
      body,
      tag,
      icon: '/notification-icon.png',
      badge: '/notification-badge.png',
      data: { path: ownPath(path, origin), secret: message?.secret },
    },
  };
}

function parse(payload: string | undefined): Message | undefined {
  try {
    const message = JSON.parse(payload ?? '');
    const isText = (name: keyof Message) => typeof message[name] === 'string';
    const isReadable = message.v === 1 && message.title !== '';
    return isReadable && (['tag', 'title', 'body', 'path', 'secret'] as const).every(isText) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path if it is a page of this app, else '/'. */
export function ownPath(path: string, origin: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // The parser resolves dots, so the path of '/.//elsewhere' is '//elsewhere', which would be another host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
