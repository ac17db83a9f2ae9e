import { adoptStyle } from "../../../ui/adopt-style.ts";
import { useAddress } from "../../shell/use-address.ts";
import css from "./blog.css?inline";
import { postIdOf } from "./blog-queries.ts";
import { EditorView } from "./editor/editor-view.tsx";
import { PostList } from "./post-list.tsx";
import { TransferView } from "./post-transfer.tsx";

adoptStyle(css);

/** The blog's screens: the list of posts, the editor, or import and export. */
export default function BlogView() {
  const { query } = useAddress();
  const id = postIdOf(query);
  if (query.get("view") === "transfer") return <TransferView />;
  return id === null ? <PostList /> : <EditorView id={id} />;
}
