const longestSide = 1600;
const quality = 0.85;

/** A photo as it comes from a phone, small enough to send: a JPEG as data: address. Throws if the browser cannot read it. */
export async function scaledPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const factor = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // JPEG knows no transparency, and black would show through.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality);
}
