/** A WMS error, sent with HTTP 200 like MapServer does. */
export class WmsException extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.name = 'WmsException';
    this.code = code;
  }
}

export const exceptionType = (version: '1.1.1' | '1.3.0'): string =>
  version === '1.3.0' ? 'text/xml; charset=UTF-8' : 'application/vnd.ogc.se_xml; charset=UTF-8';

export const writeException = ({ message, code }: WmsException, version: '1.1.1' | '1.3.0'): string =>
  [
    `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>`,
    ...(version === '1.3.0' ? head130 : head111),
    code === null ? '<ServiceException>' : `<ServiceException code="${code}">`,
    escapeXml(message),
    '</ServiceException>',
    '</ServiceExceptionReport>',
    '',
  ].join('\n');

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 63};`);

const head130 = [
  '<ServiceExceptionReport version="1.3.0" xmlns="http://www.opengis.net/ogc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/ogc http://schemas.opengis.net/wms/1.3.0/exceptions_1_3_0.xsd">',
];
const head111 = [
  '<!DOCTYPE ServiceExceptionReport SYSTEM "http://schemas.opengis.net/wms/1.1.1/exception_1_1_1.dtd">',
  '<ServiceExceptionReport version="1.1.1">',
];
