import { describe, expect, test } from '@jest/globals';
import { readFeatureInfo } from './feature-info.ts';

const mapServer = `GetFeatureInfo results:

Layer 'pipelines'
  Feature 150001: 
    osm_id = '150001'
    aq_type = 'разпределителен'
    dn = ''
  Feature 150002: 
    osm_id = '150002'
    aq_type = 'главен'
`;

describe('MP-8 GetFeatureInfo in plain text', () => {
  test('MapServer: several hits with their values; an empty value is null', () => {
    expect(readFeatureInfo('text/plain; charset=UTF-8', mapServer)).toEqual({
      kind: 'hits',
      features: [
        { id: '150001', values: { osm_id: '150001', aq_type: 'разпределителен', dn: null } },
        { id: '150002', values: { osm_id: '150002', aq_type: 'главен' } },
      ],
    });
  });

  test.each([
    ['MapServer', 'GetFeatureInfo results:\n\n  Search returned no results.\n'],
    ['QGIS Server', "GetFeatureInfo results\n\nLayer 'pipelines'\n\n"],
    ['GeoServer', 'no features were found\n'],
  ])('a response of %s without hits is empty', (_server, body) => {
    expect(readFeatureInfo('text/plain', body)).toEqual({ kind: 'empty' });
  });

  test('QGIS Server writes no indentation, and NULL for an empty value', () => {
    const body = "GetFeatureInfo results\n\nLayer 'pipelines'\nFeature 7\nosm_id = '40007'\naq_type = 'NULL'\n";
    expect(readFeatureInfo('text/plain', body)).toEqual({
      kind: 'hits',
      features: [{ id: '7', values: { osm_id: '40007', aq_type: null } }],
    });
  });

  test('GeoServer writes separator lines, no quotation marks and no number of the feature', () => {
    const ruler = '-'.repeat(44);
    const body = `Results for FeatureType 'gis:pipelines':\n${ruler}\nosm_id = 40007\naq_type = null\n${ruler}\nosm_id = 40008\naq_type = главен\n${ruler}\n`;
    expect(readFeatureInfo('text/plain', body)).toEqual({
      kind: 'hits',
      features: [
        { id: null, values: { osm_id: '40007', aq_type: null } },
        { id: null, values: { osm_id: '40008', aq_type: 'главен' } },
      ],
    });
  });

  test('a value with quotation marks and line breaks is read whole', () => {
    const body =
      "GetFeatureInfo results:\n\nLayer 'p'\n  Feature 1: \n    note = 'труба 'стара\nи ръждива'\n    osm_id = '1'\n";
    expect(readFeatureInfo('text/plain', body)).toEqual({
      kind: 'hits',
      features: [{ id: '1', values: { note: "труба 'стара\nи ръждива", osm_id: '1' } }],
    });
  });

  test.each([
    [
      'text/xml',
      '<ServiceExceptionReport version="1.3.0">\n<ServiceException code="LayerNotDefined">\nInvalid layer\n</ServiceException></ServiceExceptionReport>',
      'LayerNotDefined',
    ],
    [
      'application/vnd.ogc.se_xml',
      '<!DOCTYPE x><ServiceExceptionReport><ServiceException>database is down</ServiceException></ServiceExceptionReport>',
      'an exception without a code',
    ],
    ['text/html', '<html><body>MapServer</body></html>', 'a page'],
    ['image/png', '\u0089PNG', 'image/png'],
  ])('a failure of type %s is an error, not an empty result', (type, body, reason) => {
    expect(readFeatureInfo(type, body)).toEqual({ kind: 'error', reason });
  });
});
