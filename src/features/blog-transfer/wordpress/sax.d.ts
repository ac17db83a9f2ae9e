/** The part of sax used here; it ships no types. */
declare module "sax" {
  interface SaxParser {
    onerror: (error: Error) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    ondoctype: (doctype: string) => void;
    onprocessinginstruction: (instruction: { name: string }) => void;
    onclosetag: (name: string) => void;
    write(chunk: string): SaxParser;
    close(): SaxParser;
  }
  const sax: {
    /** HTML's entity names, and each one's character or code. */
    ENTITIES: Readonly<Record<string, string | number>>;
    parser(strict: boolean, options: { strictEntities: boolean; position: boolean }): SaxParser;
  };
  export default sax;
}
